//! The decoder forwards the slice it is given, and the buffer above it gives 8 KiB: nothing is small.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

struct Xor<R> {
    inner: R,
    key: u8,
}

impl<R: Read> Read for Xor<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(buf)?; //~ quiet blocks
        buf[..n].iter_mut().for_each(|byte| *byte ^= self.key);
        Ok(n)
    }
}

fn main() -> io::Result<()> {
    let decoder = Xor { inner: File::open("input.bin")?, key: 0x5a };
    let mut total = 0;
    for piece in BufReader::new(decoder).split(b'\n') {
        total += piece?.len();
    }
    println!("{total}"); //~ silent
    Ok(())
}
