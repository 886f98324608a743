//! The type of the reference is written out: a shared buffer is neither a reader nor a writer.
use std::fs::File;
use std::io::{self, Write};

fn write_rows<W: Write>(mut out: W, rows: u32) -> io::Result<()> {
    for row in 0..rows {
        writeln!(out, "{row}")?; //~ left once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let rows = 1000;
    let file = File::create(&path)?;
    write_rows::<&File>(&file, rows)?; //~ silent
    drop(file);
    println!("{}", std::fs::read_to_string(path)?.lines().count());
    Ok(())
}
