//! `rest` duplicates the handle that it borrows, behind the loop that reads it byte by byte.
use std::fs::File;
use std::io::{self, Read};

fn rest(file: &File) -> io::Result<Vec<u8>> {
    let mut second = file.try_clone()?;
    let mut bytes = Vec::new();
    second.read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn name(file: &mut impl Read) -> io::Result<String> {
    let mut name = String::new();
    let mut byte = [0_u8];
    while file.read(&mut byte)? == 1 { //~ left once per call
        match byte[0] {
            b'\n' => break,
            other => name.push(char::from(other)),
        }
    }
    Ok(name)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let name = name(&mut file)?; //~ silent
    println!("{} letters, {} bytes behind", name.len(), rest(&file)?.len());
    Ok(())
}
