//! Up to 8 KiB wait in the buffer when it is dropped, and drop tells nobody that they could not be written.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(path: &str, rows: &[u32]) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    for row in rows {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>())
}
