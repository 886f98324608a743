//! No line arrives whole as it is: each of its tokens is a write of its own, and another process may come in between.
//! runs: same

use std::fs::OpenOptions;
use std::io::{self, Write};

fn append(lines: &[&str]) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).create(true).open("output")?;
    for line in lines {
        serde_json::to_writer(&mut file, &(line.len(), line))?; //~ safe once per token
        writeln!(file)?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    append(&lines)
}
