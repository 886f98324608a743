//! A library hands a `File` out and takes it back: both signatures are a promise to callers elsewhere.
use std::io;

use tides::{next_height, open_table};

fn main() -> io::Result<()> {
    let mut table = open_table("input.bin")?;
    let mut highest = 0;
    for _ in 0..3000 {
        highest = highest.max(next_height(&mut table)?);
    }
    println!("{highest}");
    Ok(())
}
