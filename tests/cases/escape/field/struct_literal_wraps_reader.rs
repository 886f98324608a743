//! The struct is generic in its reader, so that the literal may hold a buffer as well as a file.
use std::fs::File;
use std::io::{self, Read};

struct Counter<R> {
    input: R,
    lines: u32,
}

impl<R: Read> Counter<R> {
    fn count(&mut self) -> io::Result<u32> {
        let mut byte = [0];
        while self.input.read(&mut byte)? > 0 { //~ safe once per call
            self.lines += u32::from(byte[0] == b'\n');
        }
        Ok(self.lines)
    }
}

fn main() -> io::Result<()> {
    let mut counter = Counter { input: File::open("input.txt")?, lines: 0 };
    println!("{} lines", counter.count()?); //~ silent
    Ok(())
}
