//! A pair carries the file to two callers: one reads bytes, the other asks for its length.
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

fn locate(directory: &Path, name: &str) -> io::Result<(File, PathBuf)> {
    let path = directory.join(name);
    Ok((File::open(&path)?, path))
}

fn checksum(name: &str) -> io::Result<u32> {
    let (mut file, _) = locate(Path::new("."), name)?;
    let mut sum = 0_u32;
    let mut pair = [0; 2];
    while file.read(&mut pair)? == 2 { //~ safe once per call
        sum = sum.wrapping_add(u32::from(u16::from_le_bytes(pair)));
    }
    Ok(sum)
}

fn describe(name: &str) -> io::Result<String> {
    let (file, path) = locate(Path::new("."), name)?;
    Ok(format!("{}: {} bytes", path.display(), file.metadata()?.len()))
}

fn main() -> io::Result<()> {
    println!("{}", describe("input.bin")?);
    println!("{:08x}", checksum("input.bin")?);
    Ok(())
}
