//! A trait object hides the type from the callee, not from the caller.
use std::fs::File;
use std::io::{self, Read};

struct Chunk {
    tag: [u8; 4],
    len: u32,
}

fn next_chunk(input: &mut dyn Read) -> io::Result<Chunk> {
    let mut tag = [0; 4];
    input.read_exact(&mut tag)?; //~ safe once per call
    let mut len = [0; 4];
    input.read_exact(&mut len)?; //~ safe once per call
    Ok(Chunk { tag, len: u32::from_be_bytes(len) })
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let (mut printable, mut longest) = (0, 0);
    for _ in 0..8000 {
        let chunk = next_chunk(&mut file)?; //~ silent
        printable += u32::from(chunk.tag.iter().all(u8::is_ascii_graphic));
        longest = longest.max(chunk.len);
    }
    println!("{printable} printable tags, at most {longest} bytes");
    Ok(())
}
