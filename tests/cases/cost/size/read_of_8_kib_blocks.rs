//! A `BufReader` steps aside for reads as large as its own buffer.
use std::fs::File;
use std::io::{self, Read};

const BLOCK: usize = 16 * 1024;

fn checksum(path: &str, block: &mut [u8]) -> io::Result<u32> {
    let mut file = File::open(path)?;
    let mut sum = 0_u32;
    loop {
        let n = file.read(block)?; //~ quiet blocks
        if n == 0 {
            return Ok(sum);
        }
        sum = block[..n].iter().fold(sum, |sum, byte| sum.rotate_left(1) ^ u32::from(*byte));
    }
}

fn main() -> io::Result<()> {
    let mut on_the_stack = [0; 8192];
    let mut on_the_heap = vec![0; 64 * 1024];
    let mut file = File::open("input.bin")?;
    let mut n_blocks = 0;
    while file.read(&mut on_the_stack)? > 0 { //~ quiet blocks
        n_blocks += 1;
    }
    let mut file = File::open("input.bin")?;
    let mut constant = [0; BLOCK];
    file.read_exact(&mut constant)?; //~ quiet blocks
    file.read_exact(&mut constant)?; //~ silent
    println!("{n_blocks} {:08x}", checksum("input.bin", &mut on_the_heap)?);
    Ok(())
}
