//! File.into() as Stdio after the helper calls.
use std::fs::File;
use std::io::{self, Read};

use std::process::{Command, Stdio};
fn number(file: &mut File) -> io::Result<u8> {
    let mut byte = [0; 1];
    file.read_exact(&mut byte)?; //~ left once per call
    Ok(byte[0])
}
fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut sum = 0u64;
    for _ in 0..3000 {
        sum += u64::from(number(&mut file)?);
    }
    let rest: Stdio = file.into();
    let out = Command::new("wc").arg("-c").stdin(rest).output()?;
    println!("{sum} {}", String::from_utf8_lossy(&out.stdout).trim());
    Ok(())
}
