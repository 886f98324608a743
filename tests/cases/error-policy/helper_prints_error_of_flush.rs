//! Each failed write is told of and the program ends well all the same; the flush in the helper does as its writes do.
use std::fs::{self, File};
use std::io::{self, Write};

fn put(out: &mut File, rows: &str) {
    for row in rows.lines() {
        if let Err(error) = writeln!(out, "{row} {}", row.len()) //~ safe once per fragment
        {
            eprintln!("{error}");
        }
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    put(&mut out, &rows);
    println!("{} rows", rows.lines().count());
    Ok(())
}
