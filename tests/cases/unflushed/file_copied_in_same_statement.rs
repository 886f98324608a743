//! What took the buffer has dropped it when the copy is made; lent, it would still hold the rows.
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

fn save(mut out: impl Write, rows: &[u32]) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{row}")?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows: Vec<u32> = (0..300).collect();
    let out = BufWriter::new(File::create("output")?);
    let copied = save(out, &rows).and_then(|()| fs::copy("output", "output.2"))?; //~ left unflushed_buffer
    println!("{copied}");
    Ok(())
}
