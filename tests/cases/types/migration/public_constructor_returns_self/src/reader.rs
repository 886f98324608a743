use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

pub struct Reader<R> {
    inner: R,
}

impl Reader<File> {
    pub fn from_path<P: AsRef<Path>>(path: P) -> io::Result<Self> {
        Ok(Reader::new(File::open(path)?))
    }
}

impl<R: Read> Reader<R> {
    pub fn new(inner: R) -> Self {
        Reader { inner }
    }

    pub fn next_depth(&mut self) -> io::Result<Option<u16>> {
        let mut depth = [0; 2];
        let n = self.inner.read(&mut depth)?; //~ review once per call
        Ok((n == 2).then(|| u16::from_be_bytes(depth)))
    }
}
