//! The writer that is passed around fills a cursor; the file gets each reply in one call.
use std::fs::File;
use std::io::{self, Cursor, Write};

struct Reply {
    gathered: Cursor<Vec<u8>>,
    device: File,
}

impl Write for Reply {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        self.gathered.write(buf)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.device.write_all(&self.gathered.get_ref()[..])?; //~ quiet blocks
        self.gathered = Cursor::new(Vec::new());
        Ok(())
    }
}

fn answer<W: Write>(out: &mut W, number: u32) -> io::Result<()> {
    for field in 0..40 {
        write!(out, "{number}:{field} ")?;
    }
    out.flush()
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut reply = Reply { gathered: Cursor::new(Vec::new()), device: File::create(path)? };
    for number in 0..50 {
        answer(&mut reply, number)?;
    }
    Ok(())
}
