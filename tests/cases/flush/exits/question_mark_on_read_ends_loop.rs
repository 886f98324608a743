//! `?` on the read is how the loop ends, and the caller takes that for the usual end: there a flush is missing.
use std::fs::File;
use std::io::{self, Read, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let input = std::fs::read("input.bin")?;
    match dump(&input, &path) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(()),
        other => other,
    }
}

fn dump(mut input: &[u8], path: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    loop {
        let mut record = [0; 16];
        input.read_exact(&mut record)?;
        writeln!(out, "{record:?}")?; //~ review once per fragment
    }
}
