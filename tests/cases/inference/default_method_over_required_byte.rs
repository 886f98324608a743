//! `u32` is a default body over `next_byte`; the impl below says that a byte is a read of the file.
use std::fs::File;
use std::io::{self, Read};

trait Source {
    fn next_byte(&mut self) -> io::Result<u8>;

    fn u32(&mut self) -> io::Result<u32> {
        let mut value = 0;
        for _ in 0..4 {
            value = value << 8 | u32::from(self.next_byte()?);
        }
        Ok(value)
    }
}

struct Stream<R> {
    inner: R,
}

impl<R: Read> Source for Stream<R> {
    fn next_byte(&mut self) -> io::Result<u8> {
        let mut byte = [0];
        self.inner.read_exact(&mut byte)?; //~ safe once per call
        Ok(byte[0])
    }
}

fn checksum(source: &mut impl Source, words: usize) -> io::Result<u32> {
    let mut sum = 0_u32;
    for _ in 0..words {
        sum = sum.wrapping_add(source.u32()?);
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    let mut stream = Stream { inner: File::open("input.bin")? };
    println!("{:08x}", checksum(&mut stream, 2000)?);
    Ok(())
}
