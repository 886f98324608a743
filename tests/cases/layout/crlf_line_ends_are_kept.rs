//! A file from Windows keeps its line ends, also in the lines that are new.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let file = File::open("input.txt")?;
    let mut commas = 0;
    for byte in file.bytes() { //~ safe once per byte
        commas += u32::from(byte? == b'o');
    }
    println!("{commas}");
    Ok(())
}
