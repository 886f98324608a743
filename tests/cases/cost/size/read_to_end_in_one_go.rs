//! `read_to_end` and its relatives ask for the size first and read everything at once.
use std::fs::{self, File};
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut bytes = Vec::new();
    File::open("input.bin")?.read_to_end(&mut bytes)?; //~ silent
    let mut text = String::new();
    let mut file = File::open("input.txt")?;
    file.read_to_string(&mut text)?;
    let again = io::read_to_string(File::open("input.txt")?)?;
    let whole = fs::read("input.bin")?;
    println!("{} {} {}", bytes == whole, text == again, text.len()); //~ silent
    Ok(())
}
