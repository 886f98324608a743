//! The encoder is generic and borrows; the buffer is made by the owner of the file, who lends it and flushes it.
use std::fs::{self, File};
use std::io::{self, Write};

struct HexDump<'w, W: Write> {
    out: &'w mut W,
    offset: usize,
}

impl<'w, W: Write> HexDump<'w, W> {
    fn new(out: &'w mut W) -> Self {
        HexDump { out, offset: 0 }
    }

    fn dump(&mut self, bytes: &[u8]) -> io::Result<()> {
        for row in bytes.chunks(16) {
            write!(self.out, "{:08x}:", self.offset)?; //~ safe once per fragment
            for byte in row {
                write!(self.out, " {byte:02x}")?; //~ safe once per fragment
            }
            writeln!(self.out)?; //~ safe once per call
            self.offset += row.len();
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let data = fs::read("input.bin")?;
    let mut file = File::create("dump.txt")?;
    let mut dump = HexDump::new(&mut file);
    for block in data[..4096].chunks(512) {
        dump.dump(block)?; //~ silent
    }
    Ok(())
}
