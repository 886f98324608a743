//! Through `as_fd` anybody can read from the same position, unseen by the buffer.
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::AsFd;

fn main() -> io::Result<()> {
    let mut input = File::open("input.bin")?;
    let mut count = [0; 4];
    let mut sum = 0_u64;
    for _ in 0..64 {
        input.read_exact(&mut count)?; //~ left once per call
        sum += u64::from(u32::from_be_bytes(count));
    }
    let mut rest = File::from(input.as_fd().try_clone_to_owned()?);
    let mut body = Vec::new();
    rest.read_to_end(&mut body)?;
    println!("{sum}, {} bytes of body", body.len());
    Ok(())
}
