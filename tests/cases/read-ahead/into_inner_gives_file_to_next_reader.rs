//! `into_inner` of the wrapper hands the file to a second reader: what a buffer had read ahead would be lost.
use std::fs::File;
use std::io::{self, Read};

struct Counted<R> {
    inner: R,
    count: u64,
}

impl<R: Read> Counted<R> {
    fn into_inner(self) -> R {
        self.inner
    }
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(buf)?;
        self.count += n as u64;
        Ok(n)
    }
}

fn skip_comments(path: &str) -> io::Result<(u64, File)> {
    let mut reader = Counted { inner: File::open(path)?, count: 0 };
    let mut byte = [0];
    for _ in 0..100 {
        while reader.read(&mut byte)? == 1 && byte[0] != b'\n' {} //~ left once per call
    }
    Ok((reader.count, reader.into_inner()))
}

fn main() -> io::Result<()> {
    let (skipped, mut file) = skip_comments("input.txt")?;
    let mut rest = String::new();
    file.read_to_string(&mut rest)?;
    println!("{skipped} and {}", rest.lines().next().unwrap_or_default());
    Ok(())
}
