//! One more name in the braces is the smallest possible change.
use std::fs::File;
use std::io::{Read, Result};

fn main() -> Result<()> {
    let mut input = File::open("input.bin")?;
    let mut crc = 0xffff_u16;
    let mut block = [0; 32];
    while let Ok(()) = input.read_exact(&mut block) { //~ safe once per call
        for byte in block {
            crc = crc.rotate_left(1) ^ u16::from(byte);
        }
    }
    println!("{crc:04x}");
    Ok(())
}
