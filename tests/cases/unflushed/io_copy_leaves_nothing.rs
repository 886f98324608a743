//! `io::copy` reads into the free part of the buffer and empties that before it learns of the end: no error is lost.
use std::fs::File;
use std::io::{self, BufWriter, Read};

struct Rotated<R>(R);

impl<R: Read> Read for Rotated<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.0.read(buffer)?; //~ quiet blocks
        buffer[..length].iter_mut().for_each(|it| *it = it.wrapping_add(1));
        Ok(length)
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut input = Rotated(File::open("input.bin")?);
    let mut out = BufWriter::new(File::create(path)?);
    io::copy(&mut input, &mut out)?; //~ silent
    Ok(())
}
