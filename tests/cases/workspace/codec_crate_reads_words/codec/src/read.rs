use std::io::{self, Read};

#[derive(Default)]
pub struct Block {
    pub id: u16,
    pub sum: u32,
}

fn word<R: Read + ?Sized>(reader: &mut R) -> io::Result<u16> {
    let mut bytes = [0; 2];
    reader.read_exact(&mut bytes)?; //~ safe once per call
    Ok(u16::from_le_bytes(bytes))
}

pub fn read_block<R: Read + ?Sized>(reader: &mut R) -> io::Result<Block> {
    let id = word(reader)?;
    let mut sum = 0;
    for _ in 0..6 {
        sum += u32::from(word(reader)?);
    }
    Ok(Block { id, sum })
}
