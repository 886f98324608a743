//! `BufReader` seeks correctly, so a second pass over the same handle stays right.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

fn main() -> io::Result<()> {
    let mut text = File::open("input.txt")?;
    let mut lines = 0;
    for byte in text.by_ref().bytes() { //~ safe once per byte
        lines += usize::from(byte? == b'\n');
    }
    text.seek(SeekFrom::Start(0))?;
    let mut content = String::new();
    text.read_to_string(&mut content)?;
    println!("{lines} lines, {} characters", content.chars().count());
    Ok(())
}
