//! `impl Watch for F where F: Fn(&str)`: the method that the loop calls calls a closure that exits.
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
        writeln!(out, "[{row}]")?; //~ review once per fragment
        watch.row(row);
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    export(&path, &rows, &|row: &str| {
        if row == "stop" {
            std::process::exit(3);
        }
    })
}
