//! A clone shares the position: what one handle holds back, the other writes in front of.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut entries = File::create(path)?;
    let mut separators = entries.try_clone()?;
    for line in text.lines() {
        writeln!(entries, "{} {}", line.len(), line)?; //~ left once per fragment
        separators.write_all(b"--\n")?; //~ review once per call
    }
    Ok(())
}
