//! The helper may end the program, and the file then holds all the lines before it.
use std::fs::{self, File};
use std::io::{self, Write};

fn length(line: &str) -> usize {
    if line.starts_with("nothing like this") {
        eprintln!("no such line");
        std::process::exit(3);
    }
    line.len()
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(path)?;
    for line in text.lines() {
        writeln!(file, "{line}")?; //~ safe once per fragment
    }
    let last = length(text.lines().last().unwrap_or_default());
    writeln!(file, "{last} of the last")?; //~ safe once per fragment
    Ok(())
}
