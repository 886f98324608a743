//! All that the callers put into the box is a file, which keeps nothing that a flush would bring forward.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(out: Box<dyn Write>, rows: &[u32]) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    for row in rows {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> io::Result<()> {
    save(Box::new(File::create("output")?), &(0..300).collect::<Vec<u32>>())
}
