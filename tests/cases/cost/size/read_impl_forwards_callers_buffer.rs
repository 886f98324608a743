//! `Counting::read` looks like an unbuffered read, but the size of the piece is the caller's choice.
use std::fs::File;
use std::io::{self, Read};

struct Counting<R> {
    inner: R,
    n_bytes: u64,
}

impl<R: Read> Read for Counting<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(buf)?; //~ quiet blocks
        self.n_bytes += n as u64;
        Ok(n)
    }
}

fn main() -> io::Result<()> {
    let mut counting = Counting { inner: File::open("input.txt")?, n_bytes: 0 };
    let mut text = String::new();
    counting.read_to_string(&mut text)?;
    println!("{} of {}", text.len(), counting.n_bytes); //~ silent
    Ok(())
}
