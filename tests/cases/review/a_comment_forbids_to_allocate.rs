//! The function may run in a signal handler, where a lock of the allocator may be held, and every buffer allocates.

use std::fs::File;
use std::io::{self, Read};

/// SIGNAL SAFETY: only system calls that may be made in a handler, and no heap.
fn digits(path: &str) -> io::Result<usize> {
    let mut file = File::open(path)?;
    let mut block = [0; 64];
    let mut found = 0;
    loop {
        let count = file.read(&mut block)?; //~ once per call
        if count == 0 {
            return Ok(found);
        }
        found += block[..count].iter().filter(|it| it.is_ascii_digit()).count();
    }
}

fn main() -> io::Result<()> {
    println!("{}", digits("input.txt")?);
    Ok(())
}
