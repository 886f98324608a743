//! The paths stand in a list, and lead to devices, which are read as little as can be.
use std::fs::File;
use std::io::{self, Read};

const DEVICES: [&str; 2] = ["/dev/zero", "/dev/zero"];

fn main() -> io::Result<()> {
    for path in DEVICES {
        let mut device = File::open(path)?;
        for _ in 0..100 {
            device.read_exact(&mut [1; 4])?; //~ quiet device
        }
    }
    let opened: io::Result<Vec<File>> = ["/dev/zero"].iter().map(|path| File::open(path)).collect();
    for mut device in opened? {
        for _ in 0..100 {
            device.read_exact(&mut [1; 4])?; //~ quiet device
        }
    }
    Ok(())
}
