//! The struct names `File`: its field, its constructor and nothing else have to change.
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

struct Scanner {
    file: File,
    position: u64,
}

impl Scanner {
    fn open(path: &Path) -> io::Result<Scanner> {
        let file = File::open(path)?;
        Ok(Scanner { file, position: 0 })
    }

    fn next_byte(&mut self) -> io::Result<Option<u8>> {
        let mut byte = [0];
        let n = self.file.read(&mut byte)?; //~ safe once per call
        self.position += n as u64;
        Ok((n > 0).then_some(byte[0]))
    }
}

fn main() -> io::Result<()> {
    let mut scanner = Scanner::open(Path::new("input.txt"))?;
    let mut last_space = 0;
    while let Some(byte) = scanner.next_byte()? {
        if byte == b' ' {
            last_space = scanner.position;
        }
    }
    println!("the last space of {} bytes is at {last_space}", scanner.position);
    Ok(())
}
