//! The block is shared by all copies and large; the function that copies sees a slice.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};

fn copy<R: Read>(path: &str, from: &mut R, block: &mut [u8]) -> io::Result<()> {
    let mut to = OpenOptions::new().write(true).create(true).truncate(true).open(path)?;
    loop {
        let n = from.read(block)?; //~ quiet blocks
        if n == 0 {
            return Ok(());
        }
        to.write_all(&block[..n])?; //~ quiet blocks
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut block = [0; 64 * 1024];
    for from in ["input.txt", "input.bin"] {
        copy(&path, &mut File::open(from)?, &mut block)?; //~ silent
    }
    Ok(())
}
