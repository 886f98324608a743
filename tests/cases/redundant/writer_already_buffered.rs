//! What we would write ourselves must not be found.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut out = BufWriter::new(File::create(path)?);
    for (number, line) in text.lines().enumerate() { //~ silent
        writeln!(out, "{} {}", number, line)?; //~ silent
    }
    out.flush()?;
    Ok(())
}
