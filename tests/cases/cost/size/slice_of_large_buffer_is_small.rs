//! The buffer has 4 KiB, the slice of it that is read into has one byte.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut log = File::open("input.txt")?;
    let mut line = [0u8; 4096];
    let mut longest = 0;
    let mut i = 0;
    while log.read(&mut line[i..i + 1])? > 0 { //~ safe once per call
        if line[i] == b'\n' {
            longest = longest.max(i);
            i = 0;
        } else {
            i += 1;
        }
    }
    println!("the longest line has {longest} bytes");
    Ok(())
}
