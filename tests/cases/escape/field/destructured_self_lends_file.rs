//! `let Self { file, chunks } = self` borrows: the next call must find the file where the helper left it.
use std::fs::File;
use std::io::{self, Read};

struct Wave {
    file: File,
    chunks: u32,
}

fn tag(reader: &mut impl Read) -> io::Result<[u8; 4]> {
    let mut tag = [0; 4];
    for letter in &mut tag {
        let mut byte = [0];
        reader.read_exact(&mut byte)?; //~ safe once per call
        *letter = byte[0] & 0x7f;
    }
    Ok(tag)
}

impl Wave {
    fn next_tag(&mut self) -> io::Result<[u8; 4]> {
        let Self { file, chunks } = self;
        *chunks += 1;
        tag(file) //~ silent
    }
}

fn main() -> io::Result<()> {
    let mut wave = Wave { file: File::open("input.bin")?, chunks: 0 };
    let mut sum = 0_u32;
    while wave.chunks < 3000 {
        sum = sum.rotate_left(7) ^ u32::from_le_bytes(wave.next_tag()?);
    }
    println!("{sum:08x}");
    Ok(())
}
