//! `<Ledger as Save>::store` is the function of the trait, and not that of the type which bears the same name.

use std::fs::File;
use std::io::{self, Write};

struct Ledger {
    rows: Vec<u64>,
}

trait Save {
    fn store(&self, out: impl Write) -> io::Result<()>;
}

impl Save for Ledger {
    fn store(&self, mut out: impl Write) -> io::Result<()> {
        for row in &self.rows {
            writeln!(out, "{} {}", row, row * 2)?; //~ safe once per fragment
        }
        Ok(())
    }
}

impl Ledger {
    fn store(&self, path: &str) -> io::Result<()> {
        <Ledger as Save>::store(self, File::create(path)?)
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    Ledger { rows: (0..500).collect() }.store(&path)
}
