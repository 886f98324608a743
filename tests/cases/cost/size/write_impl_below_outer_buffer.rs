//! The impl writes what its caller gives it, and the caller gathers: the buffer stands on the outside.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

struct Counting<W> {
    inner: W,
    bytes: u64,
}

impl<W: Write> Write for Counting<W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(buf)?; //~ quiet blocks
        self.bytes += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut out = BufWriter::new(Counting { inner: File::create(path)?, bytes: 0 });
    for line in text.lines() {
        writeln!(out, "{} {}", line.len(), line)?; //~ silent
    }
    out.flush()?;
    println!("{} bytes", out.get_ref().bytes); //~ silent
    Ok(())
}
