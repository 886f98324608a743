//! `inputs::open` is public in its own crate, so the caller wraps what it is given.
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let file = inputs::open("input.txt")?;
    let mut n_vowels = 0;
    for byte in file.bytes() { //~ safe once per byte
        n_vowels += u32::from(matches!(byte?, b'a' | b'e' | b'i' | b'o' | b'u'));
    }
    println!("{n_vowels} vowels");
    Ok(())
}
