//! The name of the file is that of the table from here on, and a table has no `flush`.
use std::fs::File;
use std::io::{self, Write};

struct Table<W> {
    out: W,
    rows: u32,
}

impl<W> Table<W> {
    fn new(out: W, rows: u32) -> Self {
        Self { out, rows }
    }
}

impl<W: Write> Table<W> {
    fn put(&mut self, row: &str) -> io::Result<()> {
        self.out.write_all(&self.rows.to_le_bytes())?; //~ quiet few-calls
        self.out.write_all(&(row.len() as u32).to_le_bytes())?;
        self.out.write_all(row.as_bytes())?;
        self.rows += 1;
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let out = File::create(path)?;
    let mut out = Table::new(out, 150);
    for n in 0..1000 {
        out.put(&format!("row {n}"))?; //~ silent
    }
    Ok(())
}
