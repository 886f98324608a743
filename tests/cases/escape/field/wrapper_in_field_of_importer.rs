//! The importer owns the wrapper, the wrapper owns the file, and a method of the importer reads four bytes.
use std::fs::File;
use std::io::{self, Read};

struct Positioned<R> {
    inner: R,
    offset: u64,
}

impl<R: Read> Read for Positioned<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(buf)?;
        self.offset += n as u64;
        Ok(n)
    }
}

struct Importer {
    source: Positioned<File>,
}

impl Importer {
    fn open(path: &str) -> io::Result<Self> {
        let file = File::open(path)?;
        Ok(Importer { source: Positioned { inner: file, offset: 0 } })
    }

    fn id(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.source.read_exact(&mut bytes)?; //~ safe once per call
        Ok(u32::from_be_bytes(bytes))
    }

    fn first_odd(&mut self) -> io::Result<(u64, u32)> {
        loop {
            let id = self.id()?;
            if id % 4099 == 1 {
                return Ok((self.source.offset - 4, id));
            }
        }
    }
}

fn main() -> io::Result<()> {
    let (offset, id) = Importer::open("input.bin")?.first_odd()?;
    println!("{id:#x} at {offset}");
    Ok(())
}
