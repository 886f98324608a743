//! A second handle writes ahead of the first one: what a buffer had read ahead would be what was there before.
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    std::fs::write(&path, "a".repeat(100))?;
    let source = File::open(&path)?;
    let mut target = OpenOptions::new().write(true).open(&path)?;
    for (at, byte) in (0..).zip(source.bytes()) { //~ review once per byte
        let byte = byte?;
        target.seek(SeekFrom::Start(at + 1))?;
        if at < 20 {
            target.write_all(&[byte + 1])?; //~ quiet set-anew
        }
    }
    Ok(())
}
