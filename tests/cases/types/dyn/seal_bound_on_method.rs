//! `close` is for what can be sealed, and neither a buffer nor a reference to one can be.
use std::fs::File;
use std::io::{self, Write};

trait Seal {
    fn seal(&mut self) -> io::Result<()>;
}

impl Seal for File {
    fn seal(&mut self) -> io::Result<()> {
        self.sync_all()
    }
}

struct Table<W> {
    out: W,
}

impl<W: Write> Table<W> {
    fn new(out: W) -> Self {
        Self { out }
    }

    fn row(&mut self, n: u32) -> io::Result<()> {
        writeln!(self.out, "{n} {}", n * n) //~ left once per fragment
    }
}

impl<W: Seal> Table<W> {
    fn close(&mut self) -> io::Result<()> {
        self.out.seal()
    }
}

fn main() -> io::Result<()> {
    let file = File::create("output")?;
    let mut table = Table::new(file);
    for n in 0..300 {
        table.row(n)?; //~ silent
    }
    table.close()
}
