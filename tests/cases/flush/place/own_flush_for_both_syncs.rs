//! The code flushes by itself, and writes nothing behind that.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create(path)?;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    out.flush()?;
    out.sync_data()?;
    out.sync_all()?;
    Ok(())
}
