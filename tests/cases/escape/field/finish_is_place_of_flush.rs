//! The type consumes itself in `finish`, which every caller calls: a flush of its field belongs there, and is left to whoever reviews.
use std::fs::File;
use std::io::{self, Write};

struct Ledger {
    file: File,
    total: u64,
}

impl Ledger {
    fn create(path: &str) -> io::Result<Self> {
        let file = File::create(path)?;
        Ok(Self { file, total: 0 })
    }

    fn post(&mut self, account: u32, amount: u64) -> io::Result<()> {
        self.total += amount;
        writeln!(self.file, "{account:04} {amount:>8}") //~ review once per fragment
    }

    fn finish(mut self) -> io::Result<u64> {
        writeln!(self.file, "total {}", self.total)?; //~ review once per fragment
        Ok(self.total)
    }
}

fn main() -> io::Result<()> {
    let mut ledger = Ledger::create("ledger.txt")?;
    for n in 0..200u32 {
        ledger.post(n % 17, u64::from(n) * 3)?;
    }
    println!("{}", ledger.finish()?);
    Ok(())
}
