//! `Rows::<3, _>::new` keeps the writer like any constructor: the flush belongs behind its last row.
use std::fs::File;
use std::io::{self, Write};

struct Rows<const N: usize, W> {
    inner: W,
}

impl<const N: usize, W: Write> Rows<N, W> {
    fn new(inner: W) -> Self {
        Self { inner }
    }

    fn write_row(&mut self, row: [u32; N]) -> io::Result<()> {
        for cell in row {
            write!(self.inner, "{cell} ")?; //~ safe once per fragment
        }
        writeln!(self.inner) //~ safe once per call
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let file = File::create(path)?;
    let mut rows = Rows::<3, _>::new(file);
    for i in 0..300 {
        rows.write_row([i, i + 1, i + 2])?; //~ silent
    }
    Ok(())
}
