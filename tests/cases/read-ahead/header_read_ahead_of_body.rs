//! The buffer has taken the body with the first line, and nothing is left to read.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let mut header = String::new();
    BufReader::new(&mut file).read_line(&mut header)?; //~ left lost_read_ahead
    let mut body = String::new();
    file.read_to_string(&mut body)?;
    println!("{} and {}", header.len(), body.len());
    Ok(())
}
