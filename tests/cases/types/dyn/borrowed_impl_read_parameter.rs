//! Without a type parameter to name, the function is generic all the same.
use std::fs::File;
use std::io::{self, Read};

fn read_varint(input: &mut impl Read) -> io::Result<u64> {
    let mut value = 0;
    for shift in (0..63).step_by(7) {
        let mut byte = [0; 1];
        input.read_exact(&mut byte)?; //~ safe once per call
        value |= u64::from(byte[0] & 0x7f) << shift;
        if byte[0] & 0x80 == 0 {
            break;
        }
    }
    Ok(value)
}

fn main() -> io::Result<()> {
    let mut messages = File::open("input.bin")?;
    let mut checksum = 0_u64;
    for _ in 0..5000 {
        checksum = checksum.rotate_left(3) ^ read_varint(&mut messages)?; //~ silent
    }
    println!("{checksum:x}");
    Ok(())
}
