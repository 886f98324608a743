//! `impl From<File>` stays: the wrap belongs into its body.
use std::fs::File;
use std::io::{self, Read};

struct Keystream(File);

impl From<File> for Keystream {
    fn from(file: File) -> Self {
        Keystream(file)
    }
}

impl Keystream {
    fn next(&mut self) -> io::Result<u8> {
        let mut key = [0];
        self.0.read_exact(&mut key)?; //~ safe once per call
        Ok(key[0])
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read("input.txt")?;
    let mut keys = Keystream::from(File::open("input.bin")?);
    let mut sum = 0_u32;
    for byte in text.iter().take(4000) {
        sum = sum.rotate_left(3) ^ u32::from(byte ^ keys.next()?);
    }
    println!("{sum:08x}");
    Ok(())
}
