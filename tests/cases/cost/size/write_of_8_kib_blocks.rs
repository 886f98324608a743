//! A write of 8 KiB goes past a BufWriter anyway.

use std::fs::File;
use std::io::{self, Read, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut source = File::open("input.bin")?;
    let mut target = File::create(path)?;
    let mut block = [0; 8192];
    loop {
        let length = source.read(&mut block)?; //~ quiet blocks
        if length == 0 {
            break;
        }
        block[..length].iter_mut().for_each(|byte| *byte ^= 0x5a);
        target.write_all(&block[..length])?; //~ quiet blocks
    }
    Ok(())
}
