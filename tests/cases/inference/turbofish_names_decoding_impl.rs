//! `T::decode` names no impl: only the caller's turbofish says that `Star` is what is read.
use std::fs::File;
use std::io::{self, Read};

trait Decode: Sized {
    fn decode(reader: &mut impl Read) -> io::Result<Self>;
}

struct Star {
    magnitude: u8,
    _colour: [u8; 3],
}

impl Decode for Star {
    fn decode(reader: &mut impl Read) -> io::Result<Self> {
        let mut bytes = [0; 4];
        reader.read_exact(&mut bytes)?; //~ safe once per call
        let [magnitude, colour @ ..] = bytes;
        Ok(Star { magnitude, _colour: colour })
    }
}

fn decode_list<T: Decode>(reader: &mut impl Read, len: usize) -> io::Result<Vec<T>> {
    let mut list = Vec::with_capacity(len);
    for _ in 0..len {
        list.push(T::decode(reader)?);
    }
    Ok(list)
}

fn main() -> io::Result<()> {
    let mut catalogue = File::open("input.bin")?;
    let stars = decode_list::<Star>(&mut catalogue, 5000)?; //~ silent
    let bright = stars.iter().filter(|star| star.magnitude < 6).count();
    println!("{bright} of {} stars are bright", stars.len());
    Ok(())
}
