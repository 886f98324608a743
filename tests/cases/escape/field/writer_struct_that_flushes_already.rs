//! The writer lives on in a struct, but its owner ends it with a flush already, so the error has its way out.

use std::fs::{self, File};
use std::io::{self, Write};

struct TableWriter<W: Write> {
    out: W,
    rows: usize,
}

impl<W: Write> TableWriter<W> {
    fn new(out: W) -> Self {
        TableWriter { out, rows: 0 }
    }

    fn row(&mut self, cells: &[&str]) -> io::Result<()> {
        for cell in cells {
            write!(self.out, "| {} ", cell)?; //~ safe once per fragment
        }
        self.out.write_all(b"|\n")?; //~ safe once per call
        self.rows += 1;
        Ok(())
    }

    fn finish(mut self) -> io::Result<usize> {
        self.out.flush()?;
        Ok(self.rows)
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut table = TableWriter::new(File::create(path)?);
    for line in text.lines() {
        let cells: Vec<&str> = line.split_whitespace().collect();
        table.row(&cells)?; //~ silent
    }
    println!("{} rows", table.finish()?);
    Ok(())
}
