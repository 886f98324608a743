//! `Buffered` is std's `BufReader`.
use std::fs::File;
use std::io::{self, BufReader as Buffered, Read};

fn main() -> io::Result<()> {
    let input = Buffered::new(File::open("input.txt")?);
    let upper = input.bytes().flatten().filter(u8::is_ascii_uppercase).count(); //~ silent
    println!("{upper}"); //~ silent
    Ok(())
}
