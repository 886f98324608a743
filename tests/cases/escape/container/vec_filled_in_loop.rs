//! `push` puts bare files into a vector, and the loop over it reads each of them byte by byte.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut parts = Vec::new();
    for name in ["input.txt", "input.jsonl", "config.json"] {
        parts.push(File::open(name)?);
    }
    let mut sum = 0_u8;
    for part in parts {
        for byte in part.bytes() { //~ safe once per byte
            sum = sum.wrapping_add(byte?);
        }
    }
    println!("sum {sum}");
    Ok(())
}
