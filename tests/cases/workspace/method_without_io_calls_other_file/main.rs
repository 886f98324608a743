//! Two files without a word of I/O: the method of one asks a function of the other, which ends the program.
use std::fs::{self, File};
use std::io::{self, Write};

mod quit;
mod table;

fn export(path: &str, rows: &str) -> io::Result<()> {
    let mut table = table::Table::default();
    let mut out = File::create(path)?;
    for row in rows.lines() {
        let seen = table.insert(row);
        writeln!(out, "{seen} {row}")?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)
}
