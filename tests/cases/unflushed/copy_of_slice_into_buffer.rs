//! A slice writes itself as a whole, and what is shorter than the buffer waits there for a flush.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let data = std::fs::read("config.json")?;
    let mut out = BufWriter::new(File::create(path)?);
    io::copy(&mut &data[..], &mut out)?; //~ safe unflushed_buffer
    Ok(())
}
