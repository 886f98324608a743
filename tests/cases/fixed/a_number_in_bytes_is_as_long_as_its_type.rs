//! The cost is the number of calls, and a `u32` is four bytes a call wherever its type is told.
use std::fs::File;
use std::io::{self, Write};

fn squares(out: &mut impl Write, count: u32) -> io::Result<()> {
    for n in 0..count {
        out.write_all(&(n * n).to_le_bytes())?; //~ once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut file = File::create("squares.bin")?;
    squares(&mut file, 400)
}
