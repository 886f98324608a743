//! The box fits a buffer as well as a file, and `flush` reaches through it.

use std::fs::{self, File};
use std::io::{self, Write};

fn open_report(dry_run: bool) -> io::Result<Box<dyn Write>> {
    if dry_run {
        return Ok(Box::new(io::sink()));
    }
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    Ok(Box::new(File::create(path)?))
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut report = open_report(text.is_empty())?;
    for line in text.lines() {
        writeln!(report, "{} {}", line.len(), line)?; //~ safe once per fragment
    }
    Ok(())
}
