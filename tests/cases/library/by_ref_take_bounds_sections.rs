//! `by_ref().take(n)` bounds each section; all sections and their lengths come through one handle.
use std::fs::File;
use std::io::{self, Read};

fn length(reader: &mut impl Read) -> io::Result<u64> {
    let mut byte = [0];
    reader.read_exact(&mut byte)?; //~ safe once per call
    Ok(u64::from(byte[0]))
}

fn section<R: Read>(reader: &mut io::Take<R>) -> io::Result<u32> {
    let mut sum = 0;
    let mut pair = [0; 2];
    while reader.limit() > 1 {
        reader.read_exact(&mut pair)?; //~ safe once per call
        sum += u32::from(u16::from_le_bytes(pair));
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut largest = 0;
    for _ in 0..100 {
        let len = length(&mut file)?; //~ silent
        let mut limited = file.by_ref().take(len);
        largest = largest.max(section(&mut limited)?); //~ silent
    }
    println!("{largest}");
    Ok(())
}
