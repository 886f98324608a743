//! A macro_rules body calls the retyped helper with another File.
use std::fs::File;
use std::io::{self, Read};

macro_rules! magic {
    ($path:expr) => {{
        let mut other = File::open($path)?;
        number(&mut other)?
    }};
}
fn number(file: &mut File) -> io::Result<u8> {
    let mut byte = [0; 1];
    file.read_exact(&mut byte)?; //~ left once per call
    Ok(byte[0])
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut sum = 0u64;
    for _ in 0..3000 {
        sum += u64::from(number(&mut file)?);
    }
    println!("{sum} {}", magic!("input.txt"));
    Ok(())
}
