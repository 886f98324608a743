//! Another method reads a sector with read() and matches the count.
use std::fs::File;
use std::io::{self, Read};

struct Disk {
    image: File,
}
impl Disk {
    fn byte(&mut self) -> io::Result<u8> {
        let mut byte = [0; 1];
        self.image.read_exact(&mut byte)?; //~ review once per call
        Ok(byte[0])
    }
    fn sector(&mut self) -> io::Result<Option<[u8; 512]>> {
        let mut sector = [0; 512];
        match self.image.read(&mut sector)? { //~ review once per call
            512 => Ok(Some(sector)),
            _ => Ok(None),
        }
    }
}
fn main() -> io::Result<()> {
    let mut disk = Disk { image: File::open("input.bin")? };
    let mut sum = 0u64;
    for _ in 0..3001 {
        sum += u64::from(disk.byte()?);
    }
    let mut n = 0;
    while disk.sector()?.is_some() {
        n += 1;
    }
    println!("{sum} {n}");
    Ok(())
}
