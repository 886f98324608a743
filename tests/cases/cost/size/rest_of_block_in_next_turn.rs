//! The loop takes up what one `write` has left over: it is about large blocks, whatever their size is called.
use std::fs::{self, File};
use std::io::{self, Write};

struct Device {
    file: File,
}

impl Device {
    fn send(&mut self, block: &[u8]) -> io::Result<()> {
        let mut sent = 0;
        while sent < block.len() {
            sent += self.file.write(&block[sent..])?; //~ quiet blocks
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut device = Device { file: File::create(path)? };
    let whole = fs::read("input.bin")?;
    device.send(&whole)
}
