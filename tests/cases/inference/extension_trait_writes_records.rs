//! The trait is there for every writer, so the buffer that the owner makes has it too.
use std::fs::File;
use std::io::{self, Write};

trait WriteExt: Write {
    fn write_u32_be(&mut self, value: u32) -> io::Result<()> {
        self.write_all(&value.to_be_bytes()) //~ safe once per call
    }

    fn write_text(&mut self, text: &str) -> io::Result<()> {
        self.write_u32_be(text.len() as u32)?;
        self.write_all(text.as_bytes()) //~ safe once per call
    }
}

impl<W: Write + ?Sized> WriteExt for W {}

fn main() -> io::Result<()> {
    let mut file = File::create("strings.bin")?;
    file.write_all(b"STR1")?; //~ safe once per call
    for n in 0..150u32 {
        file.write_u32_be(n)?; //~ silent
        file.write_text(&format!("entry {n}"))?; //~ silent
    }
    Ok(())
}
