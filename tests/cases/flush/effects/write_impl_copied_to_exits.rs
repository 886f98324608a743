//! `io::copy` writes into a digest of the program between the rows, and the digest exits.
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Default)]
struct Digest {
    sum: u64,
}

impl Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes == b"stop" {
            std::process::exit(3);
        }
        self.sum += bytes.iter().map(|it| u64::from(*it)).sum::<u64>();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut digest = Digest::default();
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        io::copy(&mut row.as_bytes(), &mut digest)?;
        writeln!(out, "{row} {}", digest.sum)?; //~ review once per fragment
    }
    Ok(())
}
