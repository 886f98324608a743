//! Who holds the table calls its `flush`, as the other callers do, and hears of the last error there.
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

struct Table {
    inner: Box<dyn Write>,
    rows: usize,
}

impl Table {
    fn at(path: &Path) -> io::Result<Self> {
        let inner: Box<dyn Write> = if path.as_os_str() == "-" {
            Box::new(io::stderr())
        } else {
            Box::new(File::create(path)?)
        };
        Ok(Self { inner, rows: 0 })
    }

    fn row(&mut self, name: &str, size: usize) -> io::Result<()> {
        self.rows += 1;
        writeln!(self.inner, "{name}\t{size}") //~ safe once per fragment //~ quiet stderr
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()?;
        Ok(())
    }
}

fn write_short(path: &Path) -> io::Result<usize> {
    let mut table = Table::at(path)?;
    for size in 0..10 {
        table.row("short", size)?;
    }
    Ok(table.rows)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut table = Table::at(Path::new(&path))?;
    for size in 0..300 {
        table.row("long", size)?;
    }
    table.flush()?;
    println!("{} {}", table.rows, write_short(Path::new("output.2"))?);
    Ok(())
}
