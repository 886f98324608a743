//! Each way out that reports success has to be sure of it.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(path: &str, rows: &[u32], limit: usize) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    for (at, row) in rows.iter().enumerate() {
        if at == limit {
            return Ok(());
        }
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>(), 200)
}
