//! The function that makes the table stands in a file without a word of I/O, which no run reads.

mod rows;
mod write;

use std::fs::File;
use std::io;

struct Table {
    rows: Vec<u32>,
}

fn main() -> io::Result<()> {
    let table = Table::up_to(4000).map_err(io::Error::other)?;
    let mut out = File::create("output")?;
    table.write_to(&mut out)?; //~ silent
    println!("{} rows", table.rows.len());
    Ok(())
}
