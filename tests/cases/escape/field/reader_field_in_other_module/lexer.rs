use std::fs::File;
use std::io;

pub(crate) struct Lexer {
    pub(crate) input: File,
    pub(crate) peeked: Option<u8>,
}

impl Lexer {
    pub(crate) fn open(path: &str) -> io::Result<Lexer> {
        let input = File::open(path)?;
        Ok(Lexer { input, peeked: None })
    }
}
