//! The helper names the type that holds the file, and takes no table of a reference.
use std::fs::File;
use std::io::{self, Write};

struct Table<W> {
    out: W,
}

impl<W: Write> Table<W> {
    fn row(&mut self, n: u32) -> io::Result<()> {
        writeln!(self.out, "{n} {}", n * n) //~ left once per fragment
    }
}

impl Table<File> {
    fn sync(&mut self) -> io::Result<()> {
        self.out.sync_all()
    }
}

fn fill(table: &mut Table<File>) -> io::Result<()> {
    for n in 0..300 {
        table.row(n)?; //~ silent
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut table = Table { out: File::create("output")? };
    fill(&mut table)?;
    table.sync()
}
