//! Only the #[cfg(unix)] one of two helpers is retyped.
use std::fs::File;
use std::io::{self, Read};
#[cfg(unix)]
fn number(file: &mut File) -> io::Result<u8> {
    let mut byte = [0; 1];
    file.read_exact(&mut byte)?; //~ left once per call
    Ok(byte[0])
}
#[cfg(windows)]
fn number(file: &mut File) -> io::Result<u8> {
    use std::os::windows::fs::FileExt;
    let mut byte = [0; 1];
    file.seek_read(&mut byte, 0)?;
    Ok(byte[0])
}
fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut sum = 0u64;
    for _ in 0..3000 {
        sum += u64::from(number(&mut file)?);
    }
    println!("{sum}");
    Ok(())
}
