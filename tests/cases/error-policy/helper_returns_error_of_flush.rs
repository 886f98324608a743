//! The harmless sibling of those that swallow: `?` in the helper, and `?` behind it.
use std::fs::{self, File};
use std::io::{self, Write};

fn put(out: &mut File, rows: &str) -> io::Result<()> {
    for row in rows.lines() {
        writeln!(out, "{row} {}", row.len())?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    put(&mut out, &rows)?;
    println!("{} rows", rows.lines().count());
    Ok(())
}
