//! The wrapper asks the file for 16 KiB and hands out single bytes from memory.
use std::fs::File;
use std::io::{self, Read};

struct Blocks<R> {
    inner: R,
    block: Vec<u8>,
    position: usize,
}

impl<R: Read> Read for Blocks<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        if self.position == self.block.len() {
            self.block.resize(16 * 1024, 0);
            let n = self.inner.read(&mut self.block)?; //~ quiet blocks
            self.block.truncate(n);
            self.position = 0;
        }
        let rest = &self.block[self.position..];
        let n = rest.len().min(buf.len());
        buf[..n].copy_from_slice(&rest[..n]);
        self.position += n;
        Ok(n)
    }
}

fn main() -> io::Result<()> {
    let file = File::open("input.bin")?;
    let blocks = Blocks { inner: file, block: Vec::new(), position: 0 };
    let mut zeros = 0;
    for byte in blocks.bytes() { //~ silent
        zeros += u32::from(byte? == 0);
    }
    println!("{zeros}"); //~ silent
    Ok(())
}
