//! A single small read outside any loop costs one system call, with a buffer or without.
use std::fs::File;
use std::io::{self, Read};

fn is_gzip(path: &str) -> io::Result<bool> {
    let mut file = File::open(path)?;
    let mut magic = [0; 2];
    file.read_exact(&mut magic)?; //~ quiet few-calls
    Ok(magic == [0x1f, 0x8b])
}

fn main() -> io::Result<()> {
    println!("{} {}", is_gzip("input.gz")?, is_gzip("input.txt")?);
    Ok(())
}
