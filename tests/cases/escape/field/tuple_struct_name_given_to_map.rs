//! `map(Log)` makes the struct as `Log(file)` does: the constructor is a function without a body.
use std::fs::File;
use std::io::{self, Read};

struct Log(File);

impl Log {
    fn open(path: &str) -> io::Result<Log> {
        File::open(path).map(Log)
    }

    fn entry(&mut self) -> io::Result<u32> {
        let mut entry = [0; 4];
        self.0.read_exact(&mut entry)?; //~ safe once per call
        Ok(u32::from_le_bytes(entry))
    }
}

fn main() -> io::Result<()> {
    let mut log = Log::open("input.bin")?;
    let mut newest = 0;
    for _ in 0..5000 {
        newest = newest.max(log.entry()?);
    }
    println!("{newest}");
    Ok(())
}
