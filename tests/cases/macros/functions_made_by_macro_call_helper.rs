//! Functions made by macro_rules pass their &mut File to the retyped helper.
use std::fs::File;
use std::io::{self, Read};

fn fill(file: &mut File, bytes: &mut [u8]) -> io::Result<()> {
    file.read_exact(bytes) //~ left once per call
}
macro_rules! numbers {
    ($($name:ident: $ty:ty),*) => {
        $(fn $name(file: &mut File) -> io::Result<$ty> {
            let mut bytes = [0; size_of::<$ty>()];
            fill(file, &mut bytes)?;
            Ok(<$ty>::from_le_bytes(bytes))
        })*
    };
}
numbers!(read_u16: u16, read_u32: u32);
fn magic(path: &str) -> io::Result<u32> {
    let mut file = File::open(path)?;
    Ok(u32::from(read_u16(&mut file)?) + read_u32(&mut file)?)
}
fn main() -> io::Result<()> {
    println!("{}", magic("input.txt")?);
    let mut file = File::open("input.bin")?;
    let mut sum = 0u64;
    for _ in 0..3000 {
        let mut pair = [0; 2];
        fill(&mut file, &mut pair)?;
        sum += u64::from(pair[0]) + u64::from(pair[1]);
    }
    println!("{sum}");
    Ok(())
}
