//! A file is read by the line, and a socket's buffer is used on: neither is redundant.
//! select: redundant_buffer
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

fn main() -> io::Result<()> {
    let mut reader = BufReader::new(File::open("input.txt")?);
    let mut first = String::new();
    reader.read_line(&mut first)?; //~ silent
    let mut rest = String::new();
    reader.read_to_string(&mut rest)?;
    println!("{} {}", first.len(), rest.len()); //~ silent
    Ok(())
}
