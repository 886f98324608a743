//! Small writes end in the compressor's own block of 32 KiB; the file sees no more of them than a few blocks.
use std::fs::{self, File};
use std::io::{self, Write};

struct Packed<W> {
    inner: W,
    block: Box<[u8; 32 * 1024]>,
    filled: usize,
    last: u8,
}

impl<W: Write> Packed<W> {
    fn new(inner: W) -> Self {
        Packed { inner, block: Box::new([0; 32 * 1024]), filled: 0, last: 0 }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.inner.write_all(&self.block[..self.filled])?; //~ silent
        self.filled = 0;
        Ok(())
    }
}

impl<W: Write> Write for Packed<W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        for byte in buf {
            if self.filled == self.block.len() {
                self.inner.write_all(&self.block[..])?; //~ quiet blocks
                self.filled = 0;
            }
            self.block[self.filled] = byte.wrapping_sub(self.last);
            self.filled += 1;
            self.last = *byte;
        }
        Ok(buf.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut out = Packed::new(File::create(path)?);
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{number} {line}")?;
    }
    out.finish() //~ silent
}
