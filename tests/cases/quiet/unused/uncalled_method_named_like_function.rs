//! What is called is the function of that name: the method is a leftover.
#![allow(dead_code)]

use std::fs::File;
use std::io::{self, BufWriter, Write};

struct Table {
    sizes: Vec<u32>,
}

impl Table {
    fn write_rows(&self, path: &str) -> io::Result<()> {
        let mut file = File::create(path)?;
        for size in &self.sizes {
            writeln!(file, "{size}")?; //~ quiet unused
        }
        Ok(())
    }
}

fn write_rows(table: &Table, path: &str) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    for size in &table.sizes {
        writeln!(file, "size {size}")?;
    }
    file.flush()
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    write_rows(&Table { sizes: (0..300).collect() }, &path)
}
