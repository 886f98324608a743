//! A generic writer is as slow as what it is given, and it is given a buffer.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

fn render<W: Write>(mut out: W, text: &str) -> io::Result<()> {
    for (number, line) in text.lines().enumerate() {
        writeln!(out, "{}\t{}", number, line)?; //~ silent
    }
    out.flush()
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = BufWriter::new(File::create(path)?);
    render(&mut file, &text)?;
    render(io::sink(), &text) //~ silent
}
