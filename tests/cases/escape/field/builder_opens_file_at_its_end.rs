//! The builder has settings only, its last method opens: `Result<Lexer>` hides the file from `main`.
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

#[derive(Default)]
struct LexerBuilder {
    path: PathBuf,
    separator: u8,
}

impl LexerBuilder {
    fn with_path(mut self, path: impl Into<PathBuf>) -> Self {
        self.path = path.into();
        self
    }

    fn with_separator(mut self, separator: u8) -> Self {
        self.separator = separator;
        self
    }

    fn open(self) -> io::Result<Lexer> {
        let LexerBuilder { path, separator } = self;
        Ok(Lexer { file: File::open(path)?, separator })
    }
}

struct Lexer {
    file: File,
    separator: u8,
}

impl Iterator for Lexer {
    type Item = io::Result<Vec<u8>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut token = Vec::new();
        let mut byte = [0];
        loop {
            match self.file.read(&mut byte) { //~ safe once per call
                Ok(0) if token.is_empty() => return None,
                Ok(0) => return Some(Ok(token)),
                Ok(_) if byte[0] == self.separator => return Some(Ok(token)),
                Ok(_) => token.push(byte[0]),
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

fn main() -> io::Result<()> {
    let lexer = LexerBuilder::default().with_path("input.txt").with_separator(b' ').open()?;
    let lengths = lexer.map(|token| Ok(token?.len())).collect::<io::Result<Vec<_>>>()?;
    println!("{} tokens, the longest {:?}", lengths.len(), lengths.iter().max());
    Ok(())
}
