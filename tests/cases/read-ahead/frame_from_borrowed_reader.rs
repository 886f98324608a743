//! A buffer inside `parse_frame` would swallow the beginning of the next frame.
use std::fs::File;
use std::io::{self, BufReader, Read};

#[derive(Debug)]
pub struct Frame {
    version: u8,
    flags: u8,
    stream: u16,
    body: Vec<u8>,
}

pub fn parse_frame(cursor: &mut dyn Read) -> io::Result<Frame> {
    let mut version = [0; 1];
    cursor.read_exact(&mut version)?; //~ silent
    let mut flags = [0; 1];
    cursor.read_exact(&mut flags)?; //~ silent
    let mut stream = [0; 2];
    cursor.read_exact(&mut stream)?; //~ silent
    let mut body = vec![0; usize::from(flags[0])];
    cursor.read_exact(&mut body)?; //~ silent
    Ok(Frame { version: version[0], flags: flags[0], stream: u16::from_be_bytes(stream), body })
}

fn main() -> io::Result<()> {
    let mut frames = BufReader::new(File::open("input.bin")?);
    for _ in 0..3 {
        let Frame { version, flags, stream, body } = parse_frame(&mut frames)?;
        println!("{version} {flags} {stream} {}", body.len()); //~ quiet few-calls
    }
    Ok(())
}
