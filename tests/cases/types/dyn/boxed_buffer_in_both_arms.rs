//! Both arms buffer already; only the box hides it.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out: Box<dyn Write> = match std::env::args().nth(1) {
        Some(path) => Box::new(BufWriter::new(File::create(path)?)),
        None => Box::new(BufWriter::new(io::stdout().lock())),
    };
    for line in text.lines() {
        writeln!(out, "{} {}", line.len(), line)?; //~ silent
    }
    out.flush()
}
