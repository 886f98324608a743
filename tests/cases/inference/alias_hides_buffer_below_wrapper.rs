//! The wrapper forwards each fragment into a buffer that its maker put below it, behind an alias.
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

struct Counting<W> {
    inner: W,
    lines: usize,
}

type Output = Counting<BufWriter<File>>;

impl<W: Write> Write for Counting<W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        let n = self.inner.write(buf)?; //~ silent
        self.lines += buf[..n].iter().filter(|byte| **byte == b'\n').count();
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn create(path: &str) -> io::Result<Output> {
    let file = File::create(path)?;
    Ok(Counting { inner: BufWriter::new(file), lines: 0 })
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut out = create(&path)?;
    for word in text.split_whitespace() {
        writeln!(out, "{word} {}", word.len())?; //~ silent
    }
    out.flush()?;
    println!("{} lines", out.lines); //~ silent
    Ok(())
}
