//! The helper asks for the size by path, not by handle: a buffer would let the file grow past its limit.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

const LIMIT: u64 = 5000;

fn is_full(path: &Path) -> io::Result<bool> {
    Ok(fs::metadata(path)?.len() > LIMIT)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = Path::new("limited.txt");
    let mut out = File::create(path)?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ review once per fragment
        if is_full(path)? {
            break;
        }
    }
    Ok(())
}
