//! `into_inner` of the program's own type hands back a reference and flushes nothing.
use std::fs::{self, File};
use std::io::{self, Write};

struct Table<W: Write> {
    out: W,
    rows: usize,
}

impl<W: Write> Table<W> {
    fn new(out: W) -> Self {
        Self { out, rows: 0 }
    }

    fn row(&mut self, text: &str) -> io::Result<()> {
        self.rows += 1;
        writeln!(self.out, "{}\t{text}", self.rows) //~ safe once per fragment
    }

    fn into_inner(self) -> W {
        self.out
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut table = Table::new(File::create(path)?);
    for line in text.lines() {
        table.row(line)?; //~ silent
    }
    table.into_inner();
    Ok(())
}
