//! A store of numbers in a file.
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};

pub struct Store<F> {
    inner: F,
}

impl Store<File> {
    pub fn open(path: &str) -> io::Result<Store<File>> {
        let inner = OpenOptions::new().read(true).write(true).open(path)?;
        Ok(Store { inner })
    }
}

impl<F: Read + Seek> Store<F> {
    pub fn sum(&mut self) -> io::Result<u64> {
        self.inner.seek(SeekFrom::Start(0))?;
        let mut sum = 0;
        let mut number = [0; 4];
        for _ in 0..1000 {
            self.inner.read_exact(&mut number)?; //~ left once per call
            sum += u64::from(u32::from_be_bytes(number));
        }
        Ok(sum)
    }
}

impl<F> Store<F> {
    pub fn into_inner(self) -> F {
        self.inner
    }
}
