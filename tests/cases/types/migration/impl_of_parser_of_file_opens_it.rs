//! `impl Scanner<File>` holds `open`, the generic impl holds the reads: header and body of that impl change.
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

struct Scanner<R> {
    reader: R,
    offset: u64,
}

impl Scanner<File> {
    fn open<P: AsRef<Path>>(path: P) -> io::Result<Scanner<File>> {
        let file = File::open(path)?;
        Ok(Scanner::new(file))
    }
}

impl<R: Read> Scanner<R> {
    fn new(reader: R) -> Self {
        Scanner { reader, offset: 0 }
    }

    fn next_token(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut token = Vec::new();
        let mut byte = [0u8; 1];
        while self.reader.read(&mut byte)? != 0 { //~ safe once per call
            self.offset += 1;
            if byte[0] == b' ' || byte[0] == b'\n' {
                return Ok(Some(token));
            }
            token.push(byte[0]);
        }
        Ok(None)
    }
}

fn main() -> io::Result<()> {
    let mut scanner = Scanner::open("input.txt")?;
    let mut tokens = 0;
    while let Some(token) = scanner.next_token()? { //~ silent
        tokens += usize::from(token.len() > 4);
    }
    println!("{tokens} long tokens in {} bytes", scanner.offset);
    Ok(())
}
