//! `Source` is a file in this build, and what nobody has read in others.
//! runs: same

#[cfg(windows)]
use pipes::Pipe as Source;
#[cfg(not(windows))]
use std::fs::File as Source;
use std::io::{self, Read};

fn word(from: &mut Source) -> io::Result<u16> {
    let mut bytes = [0; 2];
    from.read_exact(&mut bytes)?; //~ review once per call
    Ok(u16::from_be_bytes(bytes))
}

fn main() -> io::Result<()> {
    let mut from = Source::open("input.bin")?;
    let mut sum = 0;
    for _ in 0..4000 {
        sum += u64::from(word(&mut from)?);
    }
    println!("{sum}");
    Ok(())
}
