//! The loop over the input stands around the calls of a writer that keeps stdout.
//! runs: same

use std::fs;
use std::io::{self, StdoutLock, Write};

struct Table<'a> {
    out: StdoutLock<'a>,
}

impl Table<'_> {
    fn row(&mut self, line: &str) -> io::Result<()> {
        self.out.write_all(line.to_uppercase().as_bytes())?; //~ review line_buffered_stdout
        self.out.write_all(b"\n") //~ review line_buffered_stdout
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut table = Table { out: io::stdout().lock() };
    for line in text.lines() {
        table.row(line)?;
    }
    Ok(())
}
