use std::io::{self, Read};

use crate::lexer::Lexer;

#[derive(Debug, Default)]
pub(crate) struct Counts {
    words: usize,
    numbers: usize,
}

impl Counts {
    pub(crate) fn add(&mut self, token: &[u8]) {
        match token[0] {
            b'0'..=b'9' => self.numbers += 1,
            _ => self.words += 1,
        }
    }
}

fn bump(lexer: &mut Lexer) -> io::Result<Option<u8>> {
    if let Some(byte) = lexer.peeked.take() {
        return Ok(Some(byte));
    }
    let mut byte = [0];
    let n = lexer.input.read(&mut byte)?; //~ safe once per call
    Ok((n == 1).then_some(byte[0]))
}

pub(crate) fn next(lexer: &mut Lexer) -> io::Result<Option<Vec<u8>>> {
    let mut token = Vec::new();
    while let Some(byte) = bump(lexer)? {
        if !byte.is_ascii_whitespace() {
            token.push(byte);
        } else if !token.is_empty() {
            lexer.peeked = Some(byte);
            break;
        }
    }
    Ok((!token.is_empty()).then_some(token))
}
