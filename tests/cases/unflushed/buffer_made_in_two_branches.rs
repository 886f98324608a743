//! Whichever branch made it, it has one name and one end.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(path: &str, rows: &[u32], size: Option<usize>) -> io::Result<()> {
    let file = File::create(path)?;
    let mut out = if let Some(size) = size {
        BufWriter::with_capacity(size, file)
    } else {
        BufWriter::new(file)
    };
    for row in rows {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>(), Some(1 << 16))
}
