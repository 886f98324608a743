//! `file.read_varint()` looks like a method of the file; it is our own, and reads a byte at a time.
use std::fs::File;
use std::io::{self, Read};

trait ReadExt: Read {
    fn read_byte(&mut self) -> io::Result<u8> {
        let mut byte = [0];
        self.read_exact(&mut byte)?; //~ safe once per call
        Ok(byte[0])
    }

    fn read_varint(&mut self) -> io::Result<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.read_byte()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                break;
            }
        }
        Ok(value)
    }
}

impl<R: Read + ?Sized> ReadExt for R {}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut largest = 0;
    for _ in 0..3000 {
        largest = largest.max(file.read_varint()?); //~ silent
    }
    println!("{largest}");
    Ok(())
}
