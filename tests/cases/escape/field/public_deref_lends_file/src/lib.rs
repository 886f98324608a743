//! Berths and their logs.
use std::fs::File;
use std::io::{self, Read};
use std::ops::Deref;

pub struct Log(File);

impl Log {
    pub fn open(path: &str) -> io::Result<Log> {
        Ok(Log(File::open(path)?))
    }

    pub fn next(&mut self) -> io::Result<u32> {
        let mut entry = [0; 4];
        self.0.read_exact(&mut entry)?; //~ left once per call
        Ok(u32::from_le_bytes(entry))
    }
}

impl Deref for Log {
    type Target = File;

    fn deref(&self) -> &File {
        &self.0
    }
}
