//! The loop is an adaptor, the read a helper's, and the range says how often.
use std::fs::File;
use std::io::{self, Read};

fn read_pair(mut reader: impl Read) -> io::Result<(u8, u8)> {
    let mut pair = [0; 2];
    reader.read_exact(&mut pair)?; //~ safe once per call
    Ok((pair[0], pair[1]))
}

fn main() -> io::Result<()> {
    let mut log = File::open("input.bin")?;
    let mut rising = 0;
    (0..9000).try_for_each(|_| {
        let (before, after) = read_pair(&mut log)?; //~ silent
        rising += u32::from(after > before);
        io::Result::Ok(())
    })?;
    println!("{rising}");
    Ok(())
}
