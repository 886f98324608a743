//! What a drop writes comes after any flush that could stand here, so the writer must own what it writes to.

use std::fs::{self, File};
use std::io::{self, Write};

struct Table<W: Write> {
    out: W,
}

impl<W: Write> Table<W> {
    fn new(out: W) -> Self {
        Table { out }
    }

    fn row(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{} {line}", line.len()) //~ left once per fragment
    }
}

impl<W: Write> Drop for Table<W> {
    fn drop(&mut self) {
        self.out.write_all(b"end\n").ok(); //~ left once per call
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut table = Table::new(File::create(path)?);
    for line in text.lines() {
        table.row(line)?; //~ silent
    }
    Ok(())
}
