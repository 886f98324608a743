//! Somebody has looked at this and decided.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut device = File::open("input.bin")?;
    let mut state = 0_u32;
    let mut byte = [0];
    while state < 50_000 {
        // buffix: allow(unbuffered_read) the device must not be read beyond the last command
        device.read_exact(&mut byte)?; //~ silent
        state += u32::from(byte[0]);
    }
    println!("{state}");
    Ok(())
}
