//! `type FileReader = Reader<File>` is how callers call it; the alias is the one place to change.
use std::fs::File;
use std::io::{self, Read};

struct Reader<R> {
    inner: R,
}

type FileReader = Reader<File>;

impl<R: Read> Reader<R> {
    fn new(inner: R) -> Self {
        Self { inner }
    }

    fn read_i16(&mut self) -> io::Result<i16> {
        let mut bytes = [0; 2];
        self.inner.read_exact(&mut bytes)?; //~ safe once per call
        Ok(i16::from_le_bytes(bytes))
    }
}

fn peak(reader: &mut FileReader) -> io::Result<u16> {
    let mut peak = 0;
    for _ in 0..8_000 {
        peak = peak.max(reader.read_i16()?.unsigned_abs()); //~ silent
    }
    Ok(peak)
}

fn main() -> io::Result<()> {
    let mut reader = FileReader::new(File::open("input.bin")?);
    println!("{}", peak(&mut reader)?);
    Ok(())
}
