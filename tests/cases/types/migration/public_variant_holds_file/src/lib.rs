//! Where a feed comes from.
use std::fs::File;
use std::io::{self, Read};

pub enum Feed {
    Empty,
    Saved(File),
}

pub fn open(path: Option<&str>) -> io::Result<Feed> {
    match path {
        Some(path) => Ok(Feed::Saved(File::open(path)?)),
        None => Ok(Feed::Empty),
    }
}

impl Feed {
    pub fn next(&mut self) -> Option<u8> {
        match self {
            Feed::Empty => None,
            Feed::Saved(file) => {
                let mut byte = [0];
                file.read_exact(&mut byte).ok()?; //~ review once per call
                Some(byte[0])
            }
        }
    }
}
