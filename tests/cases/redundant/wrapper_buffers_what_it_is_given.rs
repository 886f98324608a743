//! `Metered::new` takes a bare file and puts it behind a buffer at once: its caller need not.
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

struct Metered<W: Write> {
    inner: BufWriter<W>,
    calls: u64,
}

impl<W: Write> Metered<W> {
    fn new(inner: W) -> Self {
        Self { inner: BufWriter::new(inner), calls: 0 }
    }
}

impl<W: Write> Write for Metered<W> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        self.calls += 1;
        self.inner.write(buf) //~ silent
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut out = Metered::new(File::create(path)?);
    for line in text.lines() {
        writeln!(out, "{}", line.to_uppercase())?; //~ silent
    }
    out.flush()?;
    println!("{} calls", out.calls); //~ silent
    Ok(())
}
