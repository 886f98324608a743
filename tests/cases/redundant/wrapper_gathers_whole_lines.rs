//! The wrapper keeps what it is given until it has 32 KiB, and says so with `write_all` of all of it.
use std::fs::{self, File};
use std::io::{self, Write};

struct Gather<W: Write> {
    inner: W,
    held: Vec<u8>,
}

impl<W: Write> Write for Gather<W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        self.held.extend_from_slice(buf);
        if self.held.len() >= 32 * 1024 {
            self.flush()?;
        }
        Ok(buf.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.write_all(&self.held)?; //~ quiet flushed
        self.held.clear();
        self.inner.flush()
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut out = Gather { inner: File::create(path)?, held: Vec::new() };
    for line in text.lines() {
        writeln!(out, "{line}!")?;
    }
    out.flush() //~ silent
}
