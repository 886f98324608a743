//! What the name held went into the buffer; from there on it holds what reads from that.

use std::fs::File;
use std::io::{self, BufReader, Read};

struct Limited<R> {
    source: R,
    left: u64,
}

impl<R: Read> Read for Limited<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 {
            return self.source.read(&mut buf[..1]);
        }
        let n = self.source.read(buf)?;
        self.left = self.left.saturating_sub(n as u64);
        Ok(n)
    }
}

fn main() -> io::Result<()> {
    let mut reader: Box<dyn Read> = Box::new(File::open("input.bin")?);
    let buffered = BufReader::new(reader);
    if std::env::args().len() > 1 {
        reader = Box::new(buffered.take(8));
    } else {
        reader = Box::new(buffered);
    }
    if std::env::args().len() > 2 {
        reader = Box::new(Limited { source: reader, left: 100 });
    }
    let mut bytes = [0; 2];
    let mut sum = 0;
    while reader.read_exact(&mut bytes).is_ok() { //~ silent
        sum += u32::from(u16::from_le_bytes(bytes));
    }
    println!("{sum}");
    Ok(())
}
