//! Beside a block of any length its length is next to nothing: a buffer would hand the block to the system at once.
use std::fs::File;
use std::io::{self, Read, Write};

fn pack(blocks: &[&[u8]], target: &str) -> io::Result<()> {
    let mut file = File::create(target)?;
    for block in blocks {
        let packed: Vec<u8> = block.chunk_by(|a, b| a == b).flat_map(|it| [it.len() as u8, it[0]]).collect();
        file.write_all(&[1])?; //~ quiet header
        file.write_all(&(packed.len() as u32).to_le_bytes())?; //~ silent
        file.write_all(&packed)?; //~ silent
    }
    Ok(())
}

fn unpack(source: &str) -> io::Result<u64> {
    let mut file = File::open(source)?;
    let mut sum = 0;
    let mut kind = [0];
    while file.read_exact(&mut kind).is_ok() { //~ quiet header
        let mut length = [0; 4];
        file.read_exact(&mut length)?; //~ silent
        let mut packed = vec![0; u32::from_le_bytes(length) as usize];
        file.read_exact(&mut packed)?; //~ silent
        sum += packed.chunks(2).map(|it| u64::from(it[0]) * u64::from(it[1])).sum::<u64>();
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    let bytes = std::fs::read("input.bin")?;
    let blocks: Vec<&[u8]> = bytes.chunks(20_000).collect();
    pack(&blocks, "output")?;
    println!("{}", unpack("output")?);
    Ok(())
}
