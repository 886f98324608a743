//! `(&self.file).read_exact(…)` needs no `&mut self`, and a buffer in the field would.
use std::fs::File;
use std::io::{self, Read};

struct Entropy {
    file: File,
}

impl Entropy {
    fn byte(&self) -> io::Result<u8> {
        let mut byte = [0];
        (&self.file).read_exact(&mut byte)?; //~ left once per call
        Ok(byte[0])
    }
}

fn main() -> io::Result<()> {
    let entropy = Entropy { file: File::open("input.bin")? };
    let mut n_high = 0;
    for _ in 0..3_000 {
        n_high += u32::from(entropy.byte()? > 127);
    }
    println!("{n_high} high bytes");
    Ok(())
}
