//! For review: `flush` of the wrapper stops there, so a buffer below would lose its last error when it is dropped.
use std::fs::{self, File};
use std::io::{self, Write};

struct Indented<W> {
    inner: W,
}

impl<W: Write> Write for Indented<W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        if buf == b"\n" {
            self.inner.write_all(b"\n    ")?; //~ review once per call
        } else {
            self.inner.write_all(buf)?;
        }
        Ok(buf.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut out = Indented { inner: File::create(path)? };
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{number} {line}")?; //~ review once per fragment
    }
    out.flush()
}
