//! Tide tables.
use std::fs::File;
use std::io::{self, Read};

pub fn open_table(path: &str) -> io::Result<File> {
    File::open(path)
}

pub fn next_height(table: &mut File) -> io::Result<u16> {
    let mut height = [0; 2];
    table.read_exact(&mut height)?; //~ review once per call
    Ok(u16::from_be_bytes(height))
}
