//! The trait opens the file and calls `Self::from_reader`; each impl reads it in its own small pieces.
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

trait Load: Sized {
    fn from_reader<R: Read>(reader: R) -> io::Result<Self>;

    fn from_path<P: AsRef<Path>>(path: P) -> io::Result<Self> {
        Self::from_reader(File::open(path)?) //~ silent
    }
}

struct Heights {
    samples: Vec<i16>,
}

impl Load for Heights {
    fn from_reader<R: Read>(mut reader: R) -> io::Result<Self> {
        let mut samples = Vec::new();
        for _ in 0..64 * 64 {
            let mut bytes = [0; 2];
            reader.read_exact(&mut bytes)?; //~ safe once per call
            samples.push(i16::from_be_bytes(bytes));
        }
        Ok(Self { samples })
    }
}

fn main() -> io::Result<()> {
    let heights = Heights::from_path("input.bin")?;
    println!("{:?}", heights.samples.iter().max());
    Ok(())
}
