//! To make a file and to close it takes as many calls as the two that a buffer would save.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = std::fs::read("input.txt")?;
    for (number, part) in text.split(|it| *it == b'\n').take(300).enumerate() {
        let mut file = File::create(format!("part{number}"))?;
        file.write_all(b"PART")?; //~ quiet few-calls
        file.write_all(&(part.len() as u32).to_le_bytes())?; //~ silent
        file.write_all(part)?; //~ silent
    }
    Ok(())
}
