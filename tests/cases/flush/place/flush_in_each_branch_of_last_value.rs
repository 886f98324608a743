//! The value of the function is that of a branch, and each of them is the last write.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(path: &str, rows: &[u32]) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    for row in rows {
        writeln!(out, "{row}")?;
    }
    if rows.is_empty() {
        writeln!(out, "none")
    } else {
        writeln!(out, "{} rows", rows.len()) //~ safe unflushed_buffer
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>())
}
