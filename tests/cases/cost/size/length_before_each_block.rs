//! A header of a few numbers is written once, and then a length before each block: with a buffer the blocks still ask
//! the system once each.
use std::fs::File;
use std::io::{self, Read, Write};

fn pack(blocks: &[&[u8]], target: &str) -> io::Result<()> {
    let mut file = File::create(target)?;
    file.write_all(&0x7061_636b_u32.to_le_bytes())?; //~ silent
    file.write_all(&1_u16.to_le_bytes())?; //~ silent
    file.write_all(&0_u16.to_le_bytes())?; //~ silent
    file.write_all(&(blocks.len() as u64).to_le_bytes())?; //~ silent
    for block in blocks {
        let packed: Vec<u8> = block.chunk_by(|a, b| a == b).flat_map(|it| [it.len() as u8, it[0]]).collect();
        file.write_all(&(packed.len() as u64).to_le_bytes())?; //~ quiet header
        file.write_all(&packed)?; //~ silent
    }
    Ok(())
}

fn unpack(source: &str) -> io::Result<u64> {
    let mut file = File::open(source)?;
    let mut sum = 0;
    let mut header = [0; 16];
    file.read_exact(&mut header)?; //~ silent
    let mut length = [0; 8];
    while file.read_exact(&mut length).is_ok() { //~ quiet header
        let mut packed = Vec::new();
        (&mut file).take(u64::from_le_bytes(length)).read_to_end(&mut packed)?;
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
