//! `LineWriter` says that every line has to arrive when it is complete.

use std::fs::{self, File};
use std::io::{self, LineWriter, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut log = LineWriter::new(File::create(path)?);
    for (number, line) in text.lines().enumerate() { //~ silent
        writeln!(log, "{} {}", number, line)?; //~ silent
    }
    log.flush()
}
