//! A line put between a comment and its code makes the comment explain the wrong line.

use std::fs::{self, File};
use std::io::{self, Write};

fn save(mut file: File, lines: &[&str]) -> io::Result<()> {
    // The header first:
    // a reader takes the number of lines from it.
    writeln!(file, "{} lines", lines.len())?; //~ safe once per fragment
    for line in lines {
        if line.is_empty() {
            // An empty line ends the list.
            return Ok(());
        }
        writeln!(file, "{line}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let lines: Vec<&str> = text.lines().collect();
    let table = File::create(path)?;
    save(table, &lines)
}
