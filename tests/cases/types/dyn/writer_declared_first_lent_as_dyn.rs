//! The names are declared first so that one of them can be lent: the buffer goes where it is given its value.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

fn print(lines: &[&str], path: Option<&str>) -> io::Result<()> {
    let mut stdout;
    let mut file;
    let out: &mut dyn Write = if let Some(path) = path {
        file = File::create(path)?;
        &mut file
    } else {
        stdout = io::stdout();
        &mut stdout
    };
    for line in lines {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment //~ safe line_buffered_stdout
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    print(&lines, Some("output"))
}
