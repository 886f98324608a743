//! A comment says what its author meant; that nobody else reads on from the handle is what the code says.

use std::fs::File;
use std::io::{self, Read};

struct Stream {
    file: File,
}

impl Stream {
    /// Reads a line of the greeting, a byte at a time, since what follows belongs to others.
    fn line(&mut self) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        let mut byte = [0; 1];
        loop {
            self.file.read_exact(&mut byte)?; //~ safe once per call
            if byte[0] == b'\n' {
                return Ok(line);
            }
            line.push(byte[0]);
        }
    }
}

fn main() -> io::Result<()> {
    let mut stream = Stream { file: File::open("input.txt")? };
    let mut sum = 0;
    for _ in 0..3 {
        sum += stream.line()?.len();
    }
    println!("{sum}");
    Ok(())
}
