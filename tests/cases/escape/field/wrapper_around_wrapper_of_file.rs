//! A limit around a cipher around the file: each passes on what the next asks for, a byte.
use std::fs::File;
use std::io::{self, Read};

struct Cipher<R>(R, u8);

impl<R: Read> Read for Cipher<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.0.read(buf)?;
        for byte in &mut buf[..n] {
            *byte ^= self.1;
            self.1 = self.1.wrapping_mul(5).wrapping_add(3);
        }
        Ok(n)
    }
}

struct Limited<R> {
    inner: R,
    left: usize,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let len = buf.len().min(self.left);
        let n = self.inner.read(&mut buf[..len])?;
        self.left -= n;
        Ok(n)
    }
}

fn open(path: &str) -> io::Result<impl Read + use<>> {
    let cipher = Cipher(File::open(path)?, 77);
    Ok(Limited { inner: cipher, left: 20_000 })
}

fn main() -> io::Result<()> {
    let mut letters = 0;
    for byte in open("input.bin")?.bytes() { //~ safe once per byte
        letters += u32::from(byte?.is_ascii_alphabetic());
    }
    println!("{letters}");
    Ok(())
}
