//! What a `BufReader` has read of a file leaves in blocks as large as its own.

use std::fs::File;
use std::io::{self, BufReader};

fn main() -> io::Result<()> {
    let mut reader = BufReader::new(File::open("input.txt")?);
    io::copy(&mut reader, &mut io::stdout())?; //~ quiet flushed
    Ok(())
}
