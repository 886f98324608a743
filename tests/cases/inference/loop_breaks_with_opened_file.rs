//! `let file = loop { … break file }`: the value of the loop is the handle.
use std::fs::File;
use std::io::{self, Error, ErrorKind, Read};

fn main() -> io::Result<()> {
    let mut candidates = ["dictionary", "words", "input.txt"].into_iter();
    let mut dictionary = loop {
        let Some(name) = candidates.next() else {
            return Err(Error::new(ErrorKind::NotFound, "no dictionary"));
        };
        match File::open(name) {
            Ok(file) => break file,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        }
    };
    let mut letter = [0];
    let mut n_words = 0;
    while dictionary.read(&mut letter)? > 0 { //~ safe once per call
        n_words += u32::from(letter[0] == b' ');
    }
    println!("{n_words} words");
    Ok(())
}
