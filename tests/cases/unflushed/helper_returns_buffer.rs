//! Where it is made nothing can be flushed yet; where it ends everything can.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn create(path: &str) -> io::Result<BufWriter<File>> {
    Ok(BufWriter::new(File::create(path)?))
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = create(&path)?;
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ safe unflushed_buffer
    }
    Ok(())
}
