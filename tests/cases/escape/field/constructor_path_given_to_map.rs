//! `File::open(…).map(Reader::new)` has no place for a call, only for another `map`.
use std::fs::File;
use std::io::{self, Read};

use byteorder::{BigEndian, ReadBytesExt};

struct Reader<R> {
    inner: R,
}

impl<R: Read> Reader<R> {
    fn new(inner: R) -> Self {
        Self { inner }
    }

    fn read_index(&mut self) -> io::Result<Vec<(u64, u64)>> {
        let n = self.inner.read_u32::<BigEndian>()?; //~ safe once per call
        let mut offsets = Vec::new();
        for _ in 0..n {
            let compressed = self.inner.read_u64::<BigEndian>()?; //~ safe once per call
            let uncompressed = self.inner.read_u64::<BigEndian>()?; //~ safe once per call
            offsets.push((compressed, uncompressed));
        }
        Ok(offsets)
    }
}

fn main() -> io::Result<()> {
    let mut reader = File::open("input.bin").map(Reader::new)?;
    let index = reader.read_index()?; //~ silent
    println!("{} offsets, the last {:?}", index.len(), index.last());
    Ok(())
}
