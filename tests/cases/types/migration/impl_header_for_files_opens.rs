//! `impl Reader<File>` has the `open` that everybody calls, `impl<R: Read> Reader<R>` reads.
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

struct Reader<R> {
    inner: R,
    n_fields: usize,
}

impl Reader<File> {
    fn open(path: impl AsRef<Path>) -> io::Result<Self> {
        Ok(Self::new(File::open(path)?))
    }
}

impl<R: Read> Reader<R> {
    fn new(inner: R) -> Self {
        Self { inner, n_fields: 0 }
    }

    fn skip_field(&mut self) -> io::Result<bool> {
        let mut byte = [0];
        while self.inner.read(&mut byte)? == 1 { //~ safe once per call
            if matches!(byte, [b' ' | b'\n']) {
                self.n_fields += 1;
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn main() -> io::Result<()> {
    let mut reader = Reader::open("input.txt")?;
    while reader.skip_field()? {} //~ silent
    println!("{} fields", reader.n_fields);
    Ok(())
}
