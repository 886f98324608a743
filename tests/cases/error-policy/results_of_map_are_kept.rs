//! A function gathers the results of its writes and asks for none of them: the flush would be the first to fail.
use std::fs::{self, File};
use std::io::{self, Write};

fn fill(out: &mut File, rows: &str) -> io::Result<usize> {
    let done: Vec<io::Result<()>> = rows
        .lines()
        .map(|row| -> io::Result<()> {
            writeln!(out, "{} {row}", row.len())?; //~ review once per fragment
            Ok(())
        })
        .collect();
    Ok(done.len())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    println!("{}", fill(&mut out, &rows)?);
    Ok(())
}
