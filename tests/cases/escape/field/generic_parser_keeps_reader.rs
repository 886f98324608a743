//! The constructor stores the file, a method reads it: the flow goes through a field.
use std::fs::File;
use std::io::{self, Read};

struct Parser<R> {
    reader: R,
    line: u32,
}

impl<R: Read> Parser<R> {
    fn new(reader: R) -> Parser<R> {
        Parser { reader, line: 1 }
    }

    fn next_token(&mut self) -> io::Result<Option<String>> {
        let mut token = String::new();
        loop {
            let mut byte = [0];
            if self.reader.read(&mut byte)? == 0 { //~ safe once per call
                return Ok(if token.is_empty() { None } else { Some(token) });
            }
            self.line += u32::from(byte[0] == b'\n');
            match byte[0] {
                space if space.is_ascii_whitespace() && token.is_empty() => {}
                space if space.is_ascii_whitespace() => return Ok(Some(token)),
                letter => token.push(char::from(letter)),
            }
        }
    }
}

fn main() -> io::Result<()> {
    let mut parser = Parser::new(File::open("input.txt")?);
    let mut tokens = 0;
    while parser.next_token()?.is_some() { //~ silent
        tokens += 1;
    }
    println!("{tokens} tokens on {} lines", parser.line);
    Ok(())
}
