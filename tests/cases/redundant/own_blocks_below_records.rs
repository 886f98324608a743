//! The records are small, but they are read from a block that its own reader fills at once.
use std::fs::File;
use std::io::{self, BufRead, Read};

use byteorder::{BigEndian, ReadBytesExt};

struct Blocks<R> {
    inner: R,
    block: Vec<u8>,
    at: usize,
}

impl<R: Read> Blocks<R> {
    fn new(inner: R) -> Self {
        Self { inner, block: Vec::new(), at: 0 }
    }
}

impl<R: Read> Read for Blocks<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.fill_buf()?.read(buf)?; //~ silent
        self.consume(n);
        Ok(n)
    }
}

impl<R: Read> BufRead for Blocks<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.block.len() {
            self.block.resize(16 * 1024, 0);
            let n = self.inner.read(&mut self.block)?; //~ quiet blocks
            self.block.truncate(n);
            self.at = 0;
        }
        Ok(&self.block[self.at..])
    }

    fn consume(&mut self, n: usize) {
        self.at += n;
    }
}

struct Records<R> {
    inner: R,
}

impl<R: Read> Records<Blocks<R>> {
    fn new(reader: R) -> Self {
        Self::from(Blocks::new(reader))
    }
}

impl<R> From<R> for Records<R> {
    fn from(inner: R) -> Self {
        Self { inner }
    }
}

impl<R: Read> Records<R> {
    fn record(&mut self) -> io::Result<u32> {
        self.inner.read_u32::<BigEndian>()
    }
}

fn main() -> io::Result<()> {
    let mut records = File::open("input.bin").map(Records::new)?;
    let mut sum = 0;
    for _ in 0..1000 {
        sum += u64::from(records.record()?);
    }
    println!("{sum}"); //~ silent
    Ok(())
}
