//! A loop of small reads through a generic helper, then one function of ours that takes `&mut File`.
use std::fs::File;
use std::io::{self, Read};

fn read_u16<R: Read>(reader: &mut R) -> io::Result<u16> {
    let mut bytes = [0; 2];
    reader.read_exact(&mut bytes)?; //~ safe once per call
    Ok(u16::from_le_bytes(bytes))
}

fn read_body(file: &mut File) -> io::Result<Vec<u8>> {
    let mut body = Vec::new();
    file.read_to_end(&mut body)?;
    Ok(body)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut offsets = Vec::new();
    for _ in 0..2000 {
        offsets.push(usize::from(read_u16(&mut file)?)); //~ silent
    }
    let body = read_body(&mut file)?;
    let inside = offsets.iter().filter(|offset| **offset < body.len()).count();
    println!("{inside} of {} lie inside", offsets.len());
    Ok(())
}
