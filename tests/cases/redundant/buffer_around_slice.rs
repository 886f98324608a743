//! The bytes are there already, and a slice hands out lines by itself.
//! select: redundant_buffer
//! calls: no more
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    let bytes = fs::read("input.txt")?;
    let mut lines = 0;
    for line in BufReader::new(&bytes[..]).lines() { //~ safe redundant_buffer
        lines += usize::from(!line?.is_empty());
    }
    let mut first = String::new();
    BufReader::new(File::open("input.txt")?).read_line(&mut first)?;
    println!("{lines} {first}");
    Ok(())
}
