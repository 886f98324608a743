//! `file: &'a mut File` may become `&'a mut BufReader<File>`, with the wrap where the caller opens the file.
use std::fs::File;
use std::io::{self, Read};

struct Decoder<'a> {
    file: &'a mut File,
    bits: u32,
}

impl<'a> Decoder<'a> {
    fn new(file: &'a mut File) -> Decoder<'a> {
        Decoder { file, bits: 0 }
    }

    fn varint(&mut self) -> io::Result<u64> {
        let mut value = 0;
        let mut shift = 0;
        loop {
            let mut byte = [0];
            self.file.read_exact(&mut byte)?; //~ safe once per call
            self.bits += 8;
            value |= u64::from(byte[0] & 0x7f) << (shift % 64);
            if byte[0] < 0x80 {
                return Ok(value);
            }
            shift += 7;
        }
    }
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut decoder = Decoder::new(&mut file);
    let mut sum = 0_u64;
    for _ in 0..4000 {
        sum = sum.wrapping_add(decoder.varint()?);
    }
    println!("{sum} from {} bits", decoder.bits);
    Ok(())
}
