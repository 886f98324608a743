//! `W: Write + 'static` takes no `&mut` of a buffer that has to stay behind to be flushed.
use std::fs::File;
use std::io::{self, Write};

fn save<W: Write + 'static>(mut out: W, rows: u32) -> io::Result<()> {
    for row in 0..rows {
        writeln!(out, "{row}")?; //~ left once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let file = File::create("output")?;
    save(file, 300) //~ silent
}
