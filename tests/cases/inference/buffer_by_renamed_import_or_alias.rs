//! A renamed import and a type alias hide the word, not the buffer.

use std::fs::{self, File};
use std::io::{self, BufWriter as Buffered, Write};

type Output = Buffered<File>;

fn create(path: &str) -> io::Result<Output> {
    File::create(path).map(Output::new)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut out = create(&path)?;
    for line in text.lines() {
        writeln!(out, "{} {}", line.len(), line)?; //~ silent
    }
    out.flush()
}
