//! The first call stands outside of the loop and costs little; the second call of the same helper costs.
use std::fs::File;
use std::io::{self, Read};

fn read_u32<R: Read>(reader: &mut R) -> io::Result<u32> {
    let mut bytes = [0; 4];
    reader.read_exact(&mut bytes)?; //~ safe once per call
    Ok(u32::from_le_bytes(bytes))
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let count = read_u32(&mut file)? % 1000 + 4000; //~ silent
    let mut offsets = Vec::new();
    for _ in 0..count {
        offsets.push(read_u32(&mut file)?); //~ silent
    }
    println!("{count} offsets up to {:?}", offsets.iter().max());
    Ok(())
}
