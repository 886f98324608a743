//! `unpack` reads on where the header ended; behind a buffer it would start thousands of bytes later.
use std::fs::File;
use std::io::{self, Read};

fn unpack(mut archive: File) -> io::Result<usize> {
    let mut members = Vec::new();
    archive.read_to_end(&mut members)
}

fn main() -> io::Result<()> {
    let archive = File::open("input.txt")?;
    let mut comment = Vec::new();
    for byte in (&archive).bytes() { //~ left once per byte
        match byte? {
            b'\n' => break,
            byte => comment.push(byte),
        }
    }
    println!("{} bytes after a comment of {}", unpack(archive)?, comment.len());
    Ok(())
}
