//! `io::stdin()` has a buffer, `/dev/stdin` opened as a file has none.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let input = File::open("/dev/stdin")?;
    let mut histogram = [0_u32; 256];
    for byte in input.bytes() { //~ open once per byte //~ quiet device
        histogram[usize::from(byte?)] += 1;
    }
    println!("{} spaces, {} newlines", histogram[32], histogram[10]);
    Ok(())
}
