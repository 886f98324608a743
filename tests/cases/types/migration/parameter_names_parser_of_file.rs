//! A private function takes `&mut Words<File>` where any reader would do: its signature follows the value.
use std::fs::File;
use std::io::{self, Read};

struct Words<R> {
    from: R,
}

impl<R: Read> Words<R> {
    fn new(from: R) -> Self {
        Words { from }
    }

    fn word(&mut self) -> io::Result<Option<String>> {
        let mut word = String::new();
        let mut byte = [0];
        while self.from.read(&mut byte)? == 1 { //~ safe once per call
            if byte[0].is_ascii_whitespace() {
                return Ok(Some(word));
            }
            word.push(byte[0].into());
        }
        Ok(None)
    }
}

fn longest(words: &mut Words<File>) -> io::Result<String> {
    let mut longest = String::new();
    while let Some(word) = words.word()? { //~ silent
        if word.len() > longest.len() {
            longest = word;
        }
    }
    Ok(longest)
}

fn main() -> io::Result<()> {
    let mut words = Words::new(File::open("input.txt")?);
    println!("{}", longest(&mut words)?);
    Ok(())
}
