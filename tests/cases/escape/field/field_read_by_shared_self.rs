//! `(&self.file).read(..)` works for a `File` alone: a buffer needs `&mut self`, so the signature decides.
use std::fs::File;
use std::io::{self, Read};

struct Noise {
    file: File,
}

impl Noise {
    fn open(path: &str) -> io::Result<Noise> {
        Ok(Noise { file: File::open(path)? })
    }

    fn byte(&self) -> io::Result<u8> {
        let mut byte = [0];
        (&self.file).read_exact(&mut byte)?; //~ left once per call
        Ok(byte[0])
    }
}

fn main() -> io::Result<()> {
    let noise = Noise::open("input.bin")?;
    let mut sum = 0_u32;
    for _ in 0..5000 {
        sum += u32::from(noise.byte()?);
    }
    println!("{sum}");
    Ok(())
}
