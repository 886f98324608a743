//! One of the two callers keeps the box, and nobody flushes it there.
use std::fs::{self, File};
use std::io::{self, Write};

struct Log {
    out: Box<dyn Write>,
}

fn open(path: &str) -> io::Result<Box<dyn Write>> {
    Ok(Box::new(File::create(path)?))
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut out = open(&path)?;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    let mut log = Log { out: open("done")? };
    log.out.write_all(b"written\n")?; //~ quiet few-calls
    Ok(())
}
