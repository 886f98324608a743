//! `let Self { file, seen } = self` binds a buffer as well as it binds a file.
use std::fs::File;
use std::io::{self, Read};

#[derive(Debug)]
struct Sampler {
    file: File,
    seen: u32,
}

impl Sampler {
    fn open(path: &str) -> io::Result<Self> {
        File::open(path).map(|file| Self { file, seen: 0 })
    }

    fn sample(&mut self) -> io::Result<i16> {
        let Self { file, seen } = self;
        let mut low_high = [0; 2];
        file.read_exact(&mut low_high)?; //~ safe once per call
        *seen += 1;
        Ok(i16::from_le_bytes(low_high))
    }
}

fn main() -> io::Result<()> {
    let mut sampler = Sampler::open("input.bin")?;
    let mut peak = 0;
    while sampler.seen < 5000 {
        peak = peak.max(sampler.sample()?);
    }
    println!("peak {peak} in {} samples", sampler.seen);
    Ok(())
}
