//! `sync_all` waits for what the system has, and the last bytes are not among it.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = BufWriter::new(File::create(path)?);
    for row in 0..300 {
        writeln!(out, "{row}")?;
    }
    let _ = out.get_ref().sync_all(); //~ safe unflushed_buffer
    Ok(())
}
