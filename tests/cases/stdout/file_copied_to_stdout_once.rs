//! Two calls for each block of one file are next to nothing.
use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    io::copy(&mut file, &mut io::stdout())?; //~ quiet flushed
    Ok(())
}
