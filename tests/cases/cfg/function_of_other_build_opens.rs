//! Of two functions of one name the one counts that gives what is known; the other builds have another one.
//! runs: same

use std::io::{self, Read};

#[cfg(windows)]
fn samples(path: &str) -> io::Result<pipes::Pipe> {
    pipes::Pipe::connect(path)
}

#[cfg(not(windows))]
fn samples(path: &str) -> io::Result<std::fs::File> {
    std::fs::File::open(path)
}

fn main() -> io::Result<()> {
    let mut zeroes = 0;
    for byte in samples("input.bin")?.bytes() { //~ review once per byte
        zeroes += usize::from(byte? == 0);
    }
    println!("{zeroes}");
    Ok(())
}
