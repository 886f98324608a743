//! The buffer belongs below the wrapper: above it, the count would run ahead of what was parsed.
use std::fs::File;
use std::io::{self, Read};

struct Progress<R> {
    inner: R,
    done: u64,
}

impl<R: Read> Read for Progress<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(buf)?;
        self.done += n as u64;
        Ok(n)
    }
}

fn main() -> io::Result<()> {
    let file = File::open("input.bin")?;
    let mut progress = Progress { inner: file, done: 0 };
    let mut record = [0; 12];
    let mut found = 0;
    for number in 0..5000 {
        progress.read_exact(&mut record)?; //~ safe once per call
        if record[0] == 0xff {
            found += 1;
        }
        if number % 1000 == 999 {
            println!("{} bytes, {found} found", progress.done); //~ quiet few-calls
        }
    }
    Ok(())
}
