//! With the last buffer its import has to go too.
//! select: redundant_buffer
use std::fs::File;
use std::io::{self, BufReader, Read};

fn main() -> io::Result<()> {
    let mut text = String::new();
    let mut reader = BufReader::new(File::open("input.txt")?);
    reader.read_to_string(&mut text)?; //~ left redundant_buffer
    println!("{}", text.len());
    Ok(())
}
