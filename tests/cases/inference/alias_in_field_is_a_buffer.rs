//! The type of the field is an alias, and the alias is a buffer.
use std::fs::File;
use std::io::{self, BufReader, Read};

type Input = BufReader<File>;

struct Lexer {
    input: Input,
}

fn open(path: &str) -> io::Result<Input> {
    Ok(Input::new(File::open(path)?))
}

impl Lexer {
    fn next(&mut self) -> io::Result<Option<u8>> {
        let mut byte = [0];
        Ok((self.input.read(&mut byte)? == 1).then_some(byte[0])) //~ silent
    }
}

fn main() -> io::Result<()> {
    let mut lexer = Lexer { input: open("input.txt")? };
    let mut letters = 0;
    while let Some(byte) = lexer.next()? {
        letters += u32::from(byte.is_ascii_alphabetic());
    }
    println!("{letters}"); //~ silent
    Ok(())
}
