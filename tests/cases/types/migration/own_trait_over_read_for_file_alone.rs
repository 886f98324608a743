//! `Source: Read` is ours and has one impl, for `File`: a `BufReader` is no `Source`.
use std::fs::File;
use std::io::{self, Read};

trait Source: Read {
    fn size(&self) -> io::Result<u64>;
}

impl Source for File {
    fn size(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }
}

fn sum(source: &mut dyn Source) -> io::Result<u32> {
    let mut sum = 0;
    for _ in 0..source.size()? / 2 {
        let mut pair = [0; 2];
        source.read_exact(&mut pair)?; //~ left once per call
        sum ^= u32::from(u16::from_le_bytes(pair)).rotate_left(sum & 15);
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let sum = sum(&mut file)?; //~ silent
    println!("{sum}");
    Ok(())
}
