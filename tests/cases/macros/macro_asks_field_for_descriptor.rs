//! A macro_rules body calls as_raw_fd on the retyped field.
use std::fs::File;
use std::io::{self, Read};

use std::os::fd::AsRawFd;
struct Source {
    file: File,
}
macro_rules! fd {
    ($it:expr) => {
        $it.file.as_raw_fd() >= 0
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
    println!("{sum} {}", fd!(source));
    Ok(())
}
