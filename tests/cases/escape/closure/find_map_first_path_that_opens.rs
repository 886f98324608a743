//! `find_map` with `ok()` takes the first file that is there, and `ok_or_else` makes the error.
use std::fs::File;
use std::io::{self, Error, ErrorKind, Read};

fn open_dictionary() -> io::Result<File> {
    ["words.local", "words", "input.txt"]
        .iter()
        .find_map(|name| File::open(name).ok())
        .ok_or_else(|| Error::new(ErrorKind::NotFound, "there is no dictionary"))
}

fn main() -> io::Result<()> {
    let mut dictionary = open_dictionary()?;
    let mut letter = [0];
    let mut capitals = 0;
    let mut words = 0;
    while dictionary.read(&mut letter)? > 0 { //~ safe once per call
        capitals += u32::from(letter[0].is_ascii_uppercase());
        words += u32::from(letter[0] == b' ');
    }
    println!("{capitals} capitals, {words} words");
    Ok(())
}
