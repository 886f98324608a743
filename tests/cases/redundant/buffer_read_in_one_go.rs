//! `read_to_string` asks for as much as the file holds.
//! select: redundant_buffer
//! calls: no more
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

fn whole(path: &str) -> io::Result<String> {
    let mut text = String::new();
    let mut reader = BufReader::new(File::open(path)?);
    reader.read_to_string(&mut text)?; //~ safe redundant_buffer
    Ok(text)
}

fn first(path: &str) -> io::Result<String> {
    let mut line = String::new();
    BufReader::new(File::open(path)?).read_line(&mut line)?;
    Ok(line)
}

fn main() -> io::Result<()> {
    println!("{} {}", whole("input.txt")?.len(), first("input.txt")?.len());
    Ok(())
}
