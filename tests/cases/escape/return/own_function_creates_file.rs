//! `create_report` is a source by what it returns, just as `File::create` is.

use std::fs::{self, File};
use std::io::{self, Write};

fn create_report() -> io::Result<File> {
    File::create(std::env::args().nth(1).unwrap_or_else(|| "output".to_string()))
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut report = create_report()?;
    for line in text.lines() {
        writeln!(report, "{} | {}", line.len(), line)?; //~ safe once per fragment
    }
    Ok(())
}
