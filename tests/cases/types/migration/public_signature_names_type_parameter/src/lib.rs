//! `Book<File>` is what `Book::open` promises.
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

pub struct Book<R: Read> {
    reader: R,
}

impl Book<File> {
    pub fn open(path: impl AsRef<Path>) -> io::Result<Book<File>> {
        Ok(Book::from_reader(File::open(path)?))
    }
}

impl<R: Read> Book<R> {
    pub fn from_reader(reader: R) -> Book<R> {
        Book { reader }
    }

    pub fn chapters(&mut self) -> io::Result<usize> {
        let mut chapters = 0;
        for byte in self.reader.by_ref().bytes() { //~ review once per byte
            chapters += usize::from(byte? == b'\n');
        }
        Ok(chapters)
    }
}
