//! The file comes back in a tuple and is read on by the caller: its type is part of the bargain.
use std::fs::File;
use std::io::{self, Read};

fn read_title(mut file: File) -> io::Result<(String, File)> {
    let mut title = Vec::new();
    loop {
        let mut byte = [0];
        file.read_exact(&mut byte)?; //~ left once per call
        if byte[0] == b'\n' {
            break;
        }
        title.push(byte[0]);
    }
    Ok((String::from_utf8_lossy(&title).into_owned(), file))
}

fn main() -> io::Result<()> {
    let (title, file) = read_title(File::open("input.txt")?)?;
    println!("{} characters", title.chars().count());
    println!("{} bytes", io::read_to_string(file)?.len());
    Ok(())
}
