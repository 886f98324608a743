//! The function buffers what it is given, and its caller has buffered it already.
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

fn render<W: Write>(text: &str, out: W) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    for (number, line) in text.lines().enumerate() { //~ silent
        writeln!(out, "{:>4} {}", number, line)?; //~ silent
    }
    out.flush()
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut out = BufWriter::new(File::create(path)?);
    render(&fs::read_to_string("input.txt")?, &mut out)?;
    out.flush()
}
