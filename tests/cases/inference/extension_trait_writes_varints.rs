//! `write_varint` is a method of every writer, by our own blanket impl, and writes a byte at a time.
use std::fs::{self, File};
use std::io::{self, Write};

trait WriteExt: Write {
    fn write_varint(&mut self, mut value: u64) -> io::Result<()> {
        while value > 0x7f {
            self.write_all(&[value as u8 | 0x80])?; //~ safe once per call
            value >>= 7;
        }
        self.write_all(&[value as u8]) //~ safe once per call
    }
}

impl<W: Write> WriteExt for W {}

fn save_offsets(path: &str, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for (offset, _) in text.match_indices(' ') {
        file.write_varint(offset as u64)?; //~ silent
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    save_offsets(&path, &text)
}
