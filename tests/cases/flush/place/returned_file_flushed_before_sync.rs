//! The writer owns the file and gives it back inside of a pair: what is in the buffer by then is not in the file yet.

use std::fs::File;
use std::io::{self, Write};

struct Numbered<W: Write> {
    inner: W,
    lines: u64,
}

impl<W: Write> Numbered<W> {
    fn new(inner: W) -> Self {
        Self { inner, lines: 0 }
    }

    fn add(&mut self, line: &str) -> io::Result<()> {
        self.lines += 1;
        writeln!(self.inner, "{} {line}", self.lines) //~ review once per fragment
    }
}

fn copy<W: Write>(text: &str, sink: W) -> io::Result<(u64, W)> {
    let mut numbered = Numbered::new(sink);
    for line in text.lines() {
        numbered.add(line)?;
    }
    Ok((numbered.lines, numbered.inner))
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let file = File::create("output")?;
    let (lines, file) = copy(&text, file)?; //~ silent
    file.sync_all()?;
    println!("{lines}");
    Ok(())
}
