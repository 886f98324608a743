//! Two private helpers take `&mut File` in turn: with `&mut BufReader<File>` in both, one buffer serves them.
use std::fs::File;
use std::io::{self, Read};

struct Header {
    width: u16,
    height: u16,
}

fn read_header(file: &mut File) -> io::Result<Header> {
    let mut magic = [0; 4];
    file.read_exact(&mut magic)?; //~ safe once per call
    let width = read_u16(file)?;
    let height = read_u16(file)?;
    Ok(Header { width, height })
}

fn read_u16(file: &mut File) -> io::Result<u16> {
    let mut word = [0; 2];
    file.read_exact(&mut word)?; //~ safe once per call
    Ok(u16::from_be_bytes(word))
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let header = read_header(&mut file)?;
    let mut brightest = 0;
    for _ in 0..10_000 {
        brightest = brightest.max(read_u16(&mut file)?);
    }
    println!("{}x{} {brightest}", header.width, header.height);
    Ok(())
}
