//! A file without any word of I/O is looked at by its names; what it counts holds nothing up.
use std::fs::{self, File};
use std::io::{self, Write};

mod table;

fn export(path: &str, rows: &str) -> io::Result<()> {
    let mut table = table::Table::default();
    let mut out = File::create(path)?;
    for row in rows.lines() {
        let seen = table.insert(row);
        writeln!(out, "{seen} {row}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)
}
