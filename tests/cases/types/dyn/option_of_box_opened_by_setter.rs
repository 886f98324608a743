//! `Option<Box<dyn Read>>` holds a buffer as well: the wrap goes inside the box and no type changes.
use std::fs::File;
use std::io::{self, Read};

struct Tokenizer {
    input: Option<Box<dyn Read>>,
}

impl Tokenizer {
    fn from_path(path: &str) -> io::Result<Self> {
        let file = File::open(path)?;
        Ok(Tokenizer { input: Some(Box::new(file)) })
    }

    fn finish(&mut self) {
        self.input.take();
    }

    fn word(&mut self) -> io::Result<Option<String>> {
        let Some(input) = self.input.as_mut() else { return Ok(None) };
        let mut word = String::new();
        let mut byte = [0];
        while input.read(&mut byte)? > 0 { //~ safe once per call
            if byte[0].is_ascii_whitespace() {
                return Ok(Some(word));
            }
            word.push(char::from(byte[0]));
        }
        Ok(None)
    }
}

fn main() -> io::Result<()> {
    let mut tokenizer = Tokenizer::from_path("input.txt")?;
    let mut longest = 0;
    while let Some(word) = tokenizer.word()? {
        longest = longest.max(word.len());
    }
    tokenizer.finish();
    println!("{longest} {}", tokenizer.word()?.is_none());
    Ok(())
}
