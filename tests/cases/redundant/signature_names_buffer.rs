//! Whoever takes a buffer has to be given one.
//! select: redundant_buffer
use std::fs;
use std::io::{self, BufRead, BufReader};

fn count(reader: BufReader<&[u8]>) -> usize {
    reader.lines().count()
}

fn main() -> io::Result<()> {
    let bytes = fs::read("input.txt")?;
    let lines = count(BufReader::new(&bytes[..])); //~ left redundant_buffer
    println!("{lines}");
    Ok(())
}
