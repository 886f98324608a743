//! `disk::fs` is std's in this build, and a module of its own in another one.
//! runs: same

mod disk;

use std::io::{self, Read};

use disk::fs::File;

fn main() -> io::Result<()> {
    let mut zeroes = 0;
    for byte in File::open("input.bin")?.bytes() { //~ safe once per byte
        zeroes += usize::from(byte? == 0);
    }
    println!("{zeroes}");
    Ok(())
}
