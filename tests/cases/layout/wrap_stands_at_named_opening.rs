//! With a name in between, the buffer belongs to the opening and not to the loop.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let file = File::open("input.txt")?;
    let mut lines = 0;
    for byte in file.bytes() { //~ safe once per byte
        if byte? == b'\n' {
            lines += 1;
        }
    }
    println!("{lines} lines");
    Ok(())
}
