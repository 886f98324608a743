//! The other file names nothing by which files are chosen for a look, yet it would no longer compile.

mod size;

use std::fs::File;
use std::io::{Read, Result};

struct Records {
    input: File,
}

impl Records {
    fn open(path: &str) -> Result<Self> {
        Ok(Records { input: File::open(path)? })
    }

    fn count(&mut self) -> Result<u32> {
        let mut count = 0;
        for byte in self.input.by_ref().bytes() { //~ left once per byte
            count += u32::from(byte? == b'\n');
        }
        Ok(count)
    }
}

fn main() -> Result<()> {
    let mut records = Records::open("input.txt")?;
    println!("{} lines in {} bytes", records.count()?, records.size()?);
    Ok(())
}
