//! Who takes the file for good may buffer it: nobody can miss what was read ahead.
use std::fs::File;
use std::io::{self, Read};

fn fingerprint(file: File) -> io::Result<u64> {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in file.bytes() { //~ safe once per byte
        hash = (hash ^ u64::from(byte?)).wrapping_mul(0x0100_0000_01b3);
    }
    Ok(hash)
}

fn main() -> io::Result<()> {
    println!("{:016x}", fingerprint(File::open("input.txt")?)?);
    Ok(())
}
