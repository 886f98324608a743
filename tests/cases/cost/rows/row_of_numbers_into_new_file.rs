//! Each number is four bytes and a system call: no loop is needed to make them many.
//! calls: 5 times fewer writes
use std::env;
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let samples = fs::read("input.bin")?;
    let length = samples.len() as u32;
    let mut file = File::create(path)?;
    file.write_all(b"RIFF")?; //~ safe once per call
    file.write_all(&(length + 36).to_le_bytes())?; //~ safe once per call
    file.write_all(b"WAVEfmt ")?; //~ safe once per call
    file.write_all(&16u32.to_le_bytes())?; //~ safe once per call
    file.write_all(&1u16.to_le_bytes())?; //~ safe once per call
    file.write_all(&1u16.to_le_bytes())?; //~ safe once per call
    file.write_all(&44_100u32.to_le_bytes())?; //~ safe once per call
    file.write_all(&88_200u32.to_le_bytes())?; //~ safe once per call
    file.write_all(b"data")?; //~ safe once per call
    file.write_all(&length.to_le_bytes())?; //~ safe once per call
    file.write_all(&samples)?; //~ silent
    Ok(())
}
