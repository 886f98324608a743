//! Two files lie in two values of one type, and each is read five times: they are no row of ten.
use std::fs::File;
use std::io::{self, Read};

struct Image {
    file: File,
}

impl Image {
    fn open(path: &str) -> io::Result<Self> {
        Ok(Self { file: File::open(path)? })
    }

    fn int(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.file.read_exact(&mut bytes)?; //~ quiet few-calls
        Ok(u32::from_be_bytes(bytes))
    }
}

fn main() -> io::Result<()> {
    let mut first = Image::open("input.bin")?;
    let mut second = Image::open("input.txt")?;
    let a = [first.int()?, first.int()?, first.int()?, first.int()?, first.int()?];
    let b = [second.int()?, second.int()?, second.int()?, second.int()?, second.int()?];
    println!("{a:?} {b:?}");
    Ok(())
}
