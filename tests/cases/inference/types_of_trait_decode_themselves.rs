//! `u32::decode` and `Entry::decode` are impls of one trait: a primitive type can have a method of ours.
use std::fs::File;
use std::io::{self, Read};

trait Decode: Sized {
    fn decode<R: Read>(reader: &mut R) -> io::Result<Self>;
}

impl Decode for u32 {
    fn decode<R: Read>(reader: &mut R) -> io::Result<Self> {
        let mut bytes = [0; 4];
        reader.read_exact(&mut bytes)?; //~ safe once per call
        Ok(u32::from_le_bytes(bytes))
    }
}

struct Entry {
    offset: u32,
    size: u32,
}

impl Decode for Entry {
    fn decode<R: Read>(reader: &mut R) -> io::Result<Self> {
        Ok(Entry { offset: u32::decode(reader)?, size: u32::decode(reader)? })
    }
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut end = 0;
    for _ in 0..2000 {
        let entry = Entry::decode(&mut file)?; //~ silent
        end = end.max(entry.offset.wrapping_add(entry.size));
    }
    println!("ends at {end:x}");
    Ok(())
}
