//! The field is read and skipped in: `seek` through the buffer keeps the position, and only the type changes.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

struct Chunks {
    source: File,
    end: u64,
}

impl Chunks {
    fn open(path: &str) -> io::Result<Self> {
        let mut source = File::open(path)?;
        let end = source.seek(SeekFrom::End(0))?;
        source.rewind()?;
        Ok(Chunks { source, end })
    }

    fn byte(&mut self) -> io::Result<u8> {
        let mut byte = [0];
        self.source.read_exact(&mut byte)?; //~ safe once per call
        Ok(byte[0])
    }

    fn next(&mut self) -> io::Result<Option<[u8; 4]>> {
        if self.source.stream_position()? + 300 > self.end {
            return Ok(None);
        }
        let mut tag = [0; 4];
        for letter in &mut tag {
            *letter = self.byte()?;
        }
        let skip = i64::from(tag[0] % 64);
        self.source.seek(SeekFrom::Current(skip))?;
        Ok(Some(tag))
    }
}

fn main() -> io::Result<()> {
    let mut chunks = Chunks::open("input.bin")?;
    let mut seen = 0_u32;
    while let Some(tag) = chunks.next()? {
        seen = seen.rotate_left(1) ^ u32::from_be_bytes(tag);
    }
    println!("{seen:08x}");
    Ok(())
}
