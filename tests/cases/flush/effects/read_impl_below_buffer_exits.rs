//! `read_line` of std asks a reader of the program for more, between two rows, and that one exits.
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};

struct Checked<R> {
    inner: R,
}

impl<R: Read> Read for Checked<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buf)?;
        if buf[..count].windows(4).any(|it| it == b"stop") {
            std::process::exit(3);
        }
        Ok(count)
    }
}

fn main() -> io::Result<()> {
    let text = fs::read("input.txt")?;
    let mut rows = BufReader::with_capacity(512, Checked { inner: text.as_slice() });
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    let mut row = String::new();
    while rows.read_line(&mut row)? > 0 {
        writeln!(out, "{} {}", row.len(), row.trim_end())?; //~ review once per fragment
        row.clear();
    }
    Ok(())
}
