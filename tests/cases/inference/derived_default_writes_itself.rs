//! `Stock::default()` comes from a derive, and no source says that it returns a `Stock`.
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Default)]
struct Stock {
    counts: BTreeMap<String, u32>,
}

impl Stock {
    fn add(&mut self, name: &str) {
        *self.counts.entry(name.to_owned()).or_default() += 1;
    }

    fn write_csv<W: Write>(&self, out: &mut W) -> io::Result<()> {
        writeln!(out, "name,count")?; //~ safe once per call
        for (name, count) in &self.counts {
            writeln!(out, "{name},{count}")?; //~ safe once per fragment
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut stock = Stock::default();
    for line in fs::read_to_string("input.txt")?.lines() {
        stock.add(line);
    }
    let mut file = File::create(path)?;
    stock.write_csv(&mut file)?; //~ silent
    Ok(())
}
