//! The parser is tested with a slice and run with a file: only the file needs a buffer.
use std::fs::File;
use std::io::{self, Read};

fn read_string<R: Read + ?Sized>(reader: &mut R) -> io::Result<String> {
    let mut text = String::new();
    loop {
        let mut byte = [0u8; 1];
        reader.read_exact(&mut byte)?; //~ safe once per call
        match byte[0] {
            b'\n' => return Ok(text),
            letter => text.push(letter.into()),
        }
    }
}

fn read_strings(reader: &mut (dyn Read + '_), count: usize) -> io::Result<Vec<String>> {
    let mut strings = Vec::with_capacity(count);
    while strings.len() < count {
        strings.push(read_string(reader)?); //~ silent
    }
    Ok(strings)
}

fn main() -> io::Result<()> {
    let defaults = read_strings(&mut "one\ntwo\n".as_bytes(), 2)?;
    let strings = read_strings(&mut File::open("input.txt")?, 250)?; //~ silent
    println!("{} and {}", defaults.concat(), strings.concat().len());
    Ok(())
}
