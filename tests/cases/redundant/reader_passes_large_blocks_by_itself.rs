//! The reader has a buffer of its own, and asks for what is larger than that without it, as std's does.
use std::fs::File;
use std::io::{self, Read};

struct Window<R> {
    inner: R,
    block: Vec<u8>,
    at: usize,
    end: usize,
}

impl<R: Read> Window<R> {
    fn new(inner: R) -> Self {
        Self { inner, block: vec![0; 8192], at: 0, end: 0 }
    }
}

impl<R: Read> Read for Window<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.at == self.end && into.len() >= self.block.len() {
            return self.inner.read(into); //~ quiet blocks
        }
        if self.at == self.end {
            self.end = self.inner.read(&mut self.block)?;
            self.at = 0;
        }
        let some = into.len().min(self.end - self.at);
        into[..some].copy_from_slice(&self.block[self.at..self.at + some]);
        self.at += some;
        Ok(some)
    }
}

fn main() -> io::Result<()> {
    let mut input = Window::new(File::open("input.bin")?);
    let (mut record, mut sum) = ([0; 16], 0);
    while input.read_exact(&mut record).is_ok() { //~ silent
        sum += u64::from(record[0]);
    }
    println!("{sum}");
    Ok(())
}
