//! The loop of bare reads stands in front of the buffer, which only sees whole numbers.
use std::fs::File;
use std::io::{self, Read};

fn u32_of(file: &mut impl Read) -> io::Result<u32> {
    let mut bytes = [0; 4];
    file.read_exact(&mut bytes)?; //~ safe once per call
    Ok(u32::from_le_bytes(bytes))
}

fn sum(mut file: File) -> io::Result<u32> {
    let mut sum = 0_u32;
    for _ in 0..500 {
        sum = sum.wrapping_add(u32_of(&mut file)?); //~ silent
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut magic = [0; 7];
    let mut n_bytes = 0;
    while n_bytes < magic.len() {
        match file.read(&mut magic[n_bytes..])? { //~ silent
            0 => break,
            n => n_bytes += n,
        }
    }
    println!("{magic:?} {}", sum(file)?);
    Ok(())
}
