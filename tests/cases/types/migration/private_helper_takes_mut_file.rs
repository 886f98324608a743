//! The parameter says `&mut File`; all calls are in sight, so it can say `&mut BufReader<File>`.
use std::fs::File;
use std::io::{self, Read};

fn read_u16(file: &mut File) -> io::Result<u16> {
    let mut bytes = [0; 2];
    file.read_exact(&mut bytes)?; //~ safe once per call
    Ok(u16::from_be_bytes(bytes))
}

fn read_string(file: &mut File) -> io::Result<String> {
    let length = read_u16(file)? & 0x1f;
    let mut bytes = vec![0; usize::from(length)];
    file.read_exact(&mut bytes)?; //~ silent
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut n_chars = 0;
    for _ in 0..2_000 {
        n_chars += read_string(&mut file)?.chars().count();
    }
    println!("{n_chars} characters");
    Ok(())
}
