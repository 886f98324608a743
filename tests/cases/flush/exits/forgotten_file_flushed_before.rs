//! Nothing drops the buffer of a writer that is forgotten: what is left in it is written before that.
use std::fs::File;
use std::io::{self, Write};
use std::mem;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create(path)?;
    for line in text.lines() {
        if line.starts_with('#') {
            mem::forget(out);
            return Ok(());
        }
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    mem::forget(out);
    Ok(())
}
