//! What it reads from may be what somebody sends, and of one copy the second call for each block is next to nothing.
use std::io::{self, Read};

struct Input {
    inner: Box<dyn Read>,
    n_read: u64,
}

impl Read for Input {
    fn read(&mut self, block: &mut [u8]) -> io::Result<usize> {
        let n = self.inner.read(block)?; //~ quiet blocks
        self.n_read += n as u64;
        Ok(n)
    }
}

fn main() -> io::Result<()> {
    let file = std::fs::File::open("input.txt")?;
    let mut input = Input { inner: Box::new(file), n_read: 0 };
    io::copy(&mut input, &mut io::stdout())?; //~ quiet flushed
    println!("{}", input.n_read); //~ silent
    Ok(())
}
