//! A function may be called after what its author had in mind: its small reads cost what those of any other do.
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
    pub fn open_unbuffered(path: &str) -> io::Result<Self> {
        Ok(Samples { input: File::open(path)? })
    }
}

impl<R: Read> Samples<R> {
    pub fn sum(&mut self) -> u64 {
        let (mut sample, mut sum) = ([0; 2], 0);
        while self.input.read_exact(&mut sample).is_ok() { //~ safe once per call
            sum += u64::from(sample[0]);
        }
        sum
    }
}

fn main() -> io::Result<()> {
    println!("{}", Samples::open("input.bin")?.sum() + Samples::open_unbuffered("input.bin")?.sum()); //~ silent
    Ok(())
}
