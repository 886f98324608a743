//! A device that is read in the same function says nothing of the file that is written.
use std::fs::File;
use std::io::{self, Read, Write};

fn main() -> io::Result<()> {
    let mut zero = [1; 4];
    File::open("/dev/zero")?.read_exact(&mut zero)?;
    let mut file = File::create("output")?;
    for number in 0..1_000 {
        file.write_all(&u32::to_le_bytes(number + u32::from_le_bytes(zero)))?; //~ once per call
    }
    Ok(())
}
