//! `part` lends the file on: a buffer of its own would be gone when it returns.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};

struct Limited<W> {
    inner: W,
    left: usize,
}

impl<W: Write> Limited<W> {
    fn new(inner: W, left: usize) -> Self {
        Self { inner, left }
    }
}

impl<W: Write> Write for Limited<W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        let n = self.inner.write(&buf[..buf.len().min(self.left)])?;
        self.left -= n;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

struct Image {
    file: File,
}

impl Image {
    fn part(&mut self, start: u64, len: usize) -> io::Result<impl Write + '_> {
        self.file.seek(SeekFrom::Start(start))?;
        Ok(Limited::new(&mut self.file, len))
    }

    fn file(&self) -> &File {
        &self.file
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut image = Image { file: File::create("output")? };
    let mut part = image.part(0, 64 * 1024)?;
    for line in text.lines() {
        writeln!(part, "{} {line}", line.len())?; //~ left once per fragment
    }
    part.flush()?;
    drop(part);
    println!("{}", image.file().metadata()?.len());
    Ok(())
}
