//! `Self::new` in an impl of the alias is a construction too, and keeps the file bare.

use std::fs::File;
use std::io::{self, Read};

struct Reader<R> {
    inner: R,
}

impl<R: Read> Reader<R> {
    fn new(inner: R) -> Self {
        Self { inner }
    }

    fn word(&mut self) -> io::Result<u16> {
        let mut bytes = [0; 2];
        self.inner.read_exact(&mut bytes)?; //~ left once per call
        Ok(u16::from_le_bytes(bytes))
    }
}

type FileReader = Reader<File>;

impl FileReader {
    fn open(path: &str) -> io::Result<Self> {
        Ok(Self::new(File::open(path)?))
    }
}

fn from_file(file: File) -> FileReader {
    FileReader::new(file)
}

fn main() -> io::Result<()> {
    let mut opened = FileReader::open("input.bin")?;
    let mut given = from_file(File::open("input.bin")?);
    let mut sum = 0_u32;
    for _ in 0..4_000 {
        sum = sum.wrapping_add(u32::from(opened.word()?) ^ u32::from(given.word()?)); //~ silent
    }
    println!("{sum}");
    Ok(())
}
