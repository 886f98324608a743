//! The parser lives shorter than the file and borrows it; all its methods read a byte at a time.
use std::fs::File;
use std::io::{self, Read};

struct Scanner<'a> {
    input: &'a mut dyn Read,
    peeked: Option<u8>,
}

impl<'a> Scanner<'a> {
    fn new(input: &'a mut dyn Read) -> Self {
        Scanner { input, peeked: None }
    }

    fn peek(&mut self) -> io::Result<Option<u8>> {
        if self.peeked.is_none() {
            let mut byte = [0];
            if self.input.read(&mut byte)? == 1 { //~ safe once per call
                self.peeked = Some(byte[0]);
            }
        }
        Ok(self.peeked)
    }

    fn word(&mut self) -> io::Result<String> {
        let mut word = String::new();
        while let Some(byte) = self.peek()? {
            self.peeked = None;
            if byte.is_ascii_whitespace() {
                break;
            }
            word.push(char::from(byte));
        }
        Ok(word)
    }
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let mut scanner = Scanner::new(&mut file);
    let mut quays = 0;
    while scanner.peek()?.is_some() {
        quays += usize::from(scanner.word()? == "quay");
    }
    println!("{quays}");
    Ok(())
}
