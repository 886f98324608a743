//! `try_clone` gives a second handle with the same position: what one reads ahead the other misses.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut messages = File::open("input.txt")?;
    let mut payload = messages.try_clone()?;
    let mut sizes = 0;
    let mut digits = [0; 3];
    for byte in messages.by_ref().bytes().take(300) { //~ left once per byte
        sizes += usize::from(byte?);
    }
    payload.read_exact(&mut digits)?; //~ quiet few-calls
    println!("{sizes}, then {digits:?}");
    Ok(())
}
