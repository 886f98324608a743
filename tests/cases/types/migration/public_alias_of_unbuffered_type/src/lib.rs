//! The alias spares users the type parameter.
use std::fs::File;
use std::io::{self, Read};

pub struct Decoder<R> {
    input: R,
}

/// A trace that was saved to disk.
pub type SavedTrace = Decoder<File>;

pub fn open(path: &str) -> io::Result<SavedTrace> {
    File::open(path).map(|input| Decoder { input })
}

impl<R: Read> Iterator for Decoder<R> {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        let mut event = [0; 2];
        self.input.read_exact(&mut event).ok()?; //~ review once per call
        Some(u16::from_le_bytes(event))
    }
}
