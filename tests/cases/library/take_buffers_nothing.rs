//! `take` stops at its limit and buffers nothing.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let header = File::open("input.bin")?.take(4096);
    let mut parity = 0;
    for byte in header.bytes() { //~ safe once per byte
        parity ^= byte?;
    }
    println!("{parity:02x}");
    Ok(())
}
