//! One `writeln!` in a method is small; the loop around the method is in another function.
//! calls: 100 times fewer writes
use std::fs::File;
use std::io::{self, Write};

struct Table<W> {
    out: W,
}

impl<W: Write> Table<W> {
    fn new(out: W) -> Self {
        Self { out }
    }

    fn row(&mut self, n: u32) -> io::Result<()> {
        writeln!(self.out, "{n} {}", n * n) //~ safe once per fragment
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let file = File::create(path)?;
    let mut table = Table::new(file);
    for n in 0..300 {
        table.row(n)?; //~ silent
    }
    Ok(())
}
