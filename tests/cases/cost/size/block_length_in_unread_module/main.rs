//! How long a block is stands in a module that has nothing to do with files, and is not read for that: nobody makes
//! blocks that are short.
mod limits;

use std::fs::File;
use std::io::{self, Read, Write};

use limits::BLOCK_SIZE;

fn transfer(source: &mut File, target: &mut File, length: u64) -> io::Result<()> {
    let mut block = [0; BLOCK_SIZE];
    let mut left = length;
    while left >= BLOCK_SIZE as u64 {
        source.read_exact(&mut block)?; //~ quiet blocks
        target.write_all(&block)?; //~ quiet blocks
        left -= BLOCK_SIZE as u64;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut source = File::open("input.bin")?;
    let length = source.metadata()?.len();
    transfer(&mut source, &mut File::create("output")?, length)
}
