//! Each byte says whether the number goes on, which is soon over; what follows is read in blocks.
use std::fs::File;
use std::io::{self, Read};

fn size(file: &mut File) -> io::Result<u64> {
    let mut byte = [0u8; 1];
    file.read_exact(&mut byte)?; //~ quiet few-calls
    let (mut size, mut shift) = (u64::from(byte[0] & 0x0f), 4);
    while byte[0] & 0x80 != 0 {
        file.read_exact(&mut byte)?; //~ silent
        size |= u64::from(byte[0] & 0x7f) << shift;
        shift += 7;
    }
    Ok(size)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let size = size(&mut file)?;
    let mut rest = Vec::new();
    file.read_to_end(&mut rest)?;
    println!("{size} {}", rest.len());
    Ok(())
}
