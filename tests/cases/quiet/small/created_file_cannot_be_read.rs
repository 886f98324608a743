//! `File::create` opens for writing alone, so that the read fails at once, with a buffer or without.

use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut file = File::create("output")?;
    let mut byte = [0; 1];
    let mut sum = 0_u32;
    while let Ok(1) = file.read(&mut byte) { //~ quiet in-vain
        sum += u32::from(byte[0]);
    }
    println!("{sum}");
    Ok(())
}
