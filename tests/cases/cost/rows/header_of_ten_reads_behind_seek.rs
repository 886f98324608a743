//! The seek throws away what a buffer has read ahead once; the ten reads behind it are one call with a buffer.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    file.seek(SeekFrom::Start(4000))?;
    let mut sums = [0u32; 10];
    let mut word = [0; 4];
    file.read_exact(&mut word)?; //~ safe once per call
    sums[0] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[1] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[2] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[3] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[4] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[5] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[6] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[7] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[8] = u32::from_le_bytes(word);
    file.read_exact(&mut word)?; //~ safe once per call
    sums[9] = u32::from_le_bytes(word);
    println!("{sums:?}");
    Ok(())
}
