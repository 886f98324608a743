//! `paths.iter().map(File::open)` makes the files of the loop; no call of `open` is written out.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let paths = ["input.txt", "input.jsonl"];
    let mut sum = 0_u16;
    for file in paths.iter().map(File::open) {
        for byte in file?.bytes() { //~ safe once per byte
            sum = sum.rotate_left(1) ^ u16::from(byte?);
        }
    }
    println!("{sum:04x}");
    Ok(())
}
