//! The writes are what a callback does, and the result of the function that calls it is expected to be good.
use std::fs::{self, File};
use std::io::{self, Write};

fn each(rows: &str, mut call: impl FnMut(usize, &str) -> io::Result<()>) -> io::Result<()> {
    for (at, row) in rows.lines().enumerate() {
        call(at, row)?;
    }
    Ok(())
}

fn export(path: &str, rows: &str) -> io::Result<usize> {
    let mut out = File::create(path)?;
    each(rows, |at, row| writeln!(out, "{at}: {row}")).expect("the disk is large enough"); //~ safe once per fragment
    Ok(rows.len())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    println!("{} bytes", export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)?);
    Ok(())
}
