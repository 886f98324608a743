//! Whoever opens it so has been told: there is another function that puts a buffer in.
use std::fs::File;
use std::io::{self, BufReader, Read};

pub struct Samples<R> {
    input: R,
}

impl Samples<BufReader<File>> {
    pub fn open(path: &str) -> io::Result<Self> {
        Ok(Samples { input: BufReader::new(File::open(path)?) })
    }
}

impl Samples<File> {
    /// For whoever seeks before each read.
    pub fn open_unbuffered(path: &str) -> io::Result<Self> {
        Ok(Samples { input: File::open(path)? })
    }
}

impl<R: Read> Samples<R> {
    pub fn sum(&mut self) -> u64 {
        let (mut sample, mut sum) = ([0; 2], 0);
        while self.input.read_exact(&mut sample).is_ok() {
            sum += u64::from(sample[0]);
        }
        sum
    }
}

fn main() -> io::Result<()> {
    println!("{}", Samples::open("input.bin")?.sum() + Samples::open_unbuffered("input.bin")?.sum());
    Ok(())
}
