//! Each buffer borrows a file of its own, so that neither flush comes between the writes of the other.
//! calls: no more

use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(path: &str, bins: &[u64], lengths: &[u32]) -> io::Result<()> {
    let bins_file = File::create(path)?;
    let mut bins_writer = BufWriter::new(&bins_file);
    for bin in bins {
        bins_writer.write_all(&bin.to_le_bytes())?; //~ safe unflushed_buffer
    }
    let lengths_file = File::create("lengths")?;
    let mut lengths_writer = BufWriter::new(&lengths_file);
    for length in lengths {
        lengths_writer.write_all(&length.to_le_bytes())?; //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &[7; 300], &[3; 300])
}
