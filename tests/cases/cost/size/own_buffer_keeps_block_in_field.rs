//! A writer that keeps small blocks in one field and hands large ones on to another is a buffer, however it chooses.
use std::fs::{self, File};
use std::io::{self, Write};

struct Gathered {
    bytes: Vec<u8>,
}

enum Way {
    Keep,
    HandOn,
}

impl Gathered {
    fn way(&self, block: &[u8]) -> Way {
        if self.bytes.len() + block.len() <= 16 * 1024 { Way::Keep } else { Way::HandOn }
    }

    fn put(&mut self, block: &[u8]) -> usize {
        self.bytes.extend_from_slice(block);
        block.len()
    }
}

struct Writer<W> {
    inner: W,
    gathered: Gathered,
}

impl<W: Write> Writer<W> {
    fn new(inner: W) -> Self {
        Writer { inner, gathered: Gathered { bytes: Vec::new() } }
    }
}

impl<W: Write> Write for Writer<W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        match self.gathered.way(buf) {
            Way::Keep => Ok(self.gathered.put(buf)),
            Way::HandOn => {
                self.inner.write_all(&self.gathered.bytes)?; //~ quiet blocks
                self.gathered.bytes.clear();
                self.inner.write(buf) //~ silent
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.write_all(&self.gathered.bytes)?; //~ silent
        self.gathered.bytes.clear();
        self.inner.flush()
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut out = Writer::new(File::create(path)?);
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{number} {line}")?;
    }
    out.flush()
}
