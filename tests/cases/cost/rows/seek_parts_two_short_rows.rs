//! The seek throws away what a buffer has read ahead: four reads on either side of it are two short rows.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

fn int(file: &mut File) -> io::Result<u32> {
    let mut bytes = [0; 4];
    file.read_exact(&mut bytes)?; //~ quiet few-calls
    Ok(u32::from_le_bytes(bytes))
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let first = [int(&mut file)?, int(&mut file)?, int(&mut file)?, int(&mut file)?];
    file.seek(SeekFrom::Start(60_000))?;
    let second = [int(&mut file)?, int(&mut file)?, int(&mut file)?, int(&mut file)?];
    println!("{first:?} {second:?}");
    Ok(())
}
