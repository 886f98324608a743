//! A macro_rules body makes the struct whose field is retyped.
use std::fs::File;
use std::io::{self, Read};

struct Source {
    file: File,
}
macro_rules! source {
    ($path:expr) => {
        Source { file: File::open($path)? }
    };
}
impl Source {
    fn next(&mut self) -> io::Result<u8> {
        let mut byte = [0; 1];
        self.file.read_exact(&mut byte)?; //~ left once per call
        Ok(byte[0])
    }
}
fn main() -> io::Result<()> {
    let mut source = Source { file: File::open("input.bin")? };
    let mut sum = 0u64;
    for _ in 0..3000 {
        sum += u64::from(source.next()?);
    }
    println!("{sum} {}", source!("input.txt").next()?);
    Ok(())
}
