use std::fs::File;
use std::io::{self, Read};

pub fn load() -> io::Result<Vec<u32>> {
    let mut file = File::open("input.bin")?;
    let mut rows = Vec::new();
    let mut row = [0; 4];
    while file.read_exact(&mut row).is_ok() { //~ quiet test
        rows.push(u32::from_be_bytes(row));
    }
    Ok(rows)
}
