//! `impl Watch for F where F: Fn(&str)`, and the one closure that is given adds up lengths.
use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, Write};

trait Watch {
    fn row(&self, row: &str);
}

impl<F> Watch for F
where
    F: Fn(&str),
{
    fn row(&self, row: &str) {
        self(row);
    }
}

fn export(path: &str, rows: &str, watch: &impl Watch) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        writeln!(out, "[{row}]")?; //~ safe once per fragment
        watch.row(row);
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let letters = Cell::new(0);
    export(&path, &rows, &|row: &str| letters.set(letters.get() + row.len()))?;
    println!("{} letters", letters.get());
    Ok(())
}
