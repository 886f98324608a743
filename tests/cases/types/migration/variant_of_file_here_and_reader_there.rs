//! The generic variant is given a bare file in one function, which the next one takes out again and puts a buffer around.

use std::fs::File;
use std::io::{self, BufReader, Read};

enum Answer<T> {
    Here(T),
    Nowhere,
}

struct Input {
    reader: Box<dyn Read>,
}

impl Input {
    fn byte(&mut self) -> io::Result<Option<u8>> {
        let mut byte = [0; 1];
        Ok((self.reader.read(&mut byte)? == 1).then_some(byte[0])) //~ silent
    }
}

fn open(path: &str) -> Answer<File> {
    match File::open(path) {
        Ok(file) => Answer::Here(file),
        Err(_) => Answer::Nowhere,
    }
}

fn input(path: &str) -> Answer<Input> {
    match open(path) {
        Answer::Here(file) => Answer::Here(Input { reader: Box::new(BufReader::new(file)) }),
        Answer::Nowhere => Answer::Nowhere,
    }
}

fn main() -> io::Result<()> {
    let Answer::Here(mut input) = input("input.txt") else { return Ok(()) };
    let mut lines = 0;
    while let Some(byte) = input.byte()? {
        lines += usize::from(byte == b'\n');
    }
    println!("{lines}");
    Ok(())
}
