//! A buffer inside of the box reaches whoever opens one, so each of the names is flushed.

use std::fs::{self, File};
use std::io::{self, Write};

fn open(path: &str) -> io::Result<Box<dyn Write>> {
    if path == "-" {
        return Ok(Box::new(io::sink()));
    }
    Ok(Box::new(File::create(path)?))
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut note = open("note.txt")?;
    note.write_all(b"started\n")?; //~ quiet few-calls
    let mut report = open(&path)?;
    for line in text.lines() {
        writeln!(report, "{} {line}", line.len())?; //~ safe once per fragment
    }
    Ok(())
}
