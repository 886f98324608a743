//! The stripes of a set lie in several files; `self.stripes[i]` is read eight bytes at a time.
use std::fs::File;
use std::io::{self, Read};

struct StripeSet {
    stripes: Vec<File>,
    next: usize,
}

impl StripeSet {
    fn open(names: &[&str]) -> io::Result<StripeSet> {
        let stripes = names.iter().map(|name| File::open(name)).collect::<Result<_, _>>()?;
        Ok(StripeSet { stripes, next: 0 })
    }

    fn read_chunk(&mut self, chunk: &mut [u8; 8]) -> io::Result<()> {
        let i = self.next;
        self.next = (i + 1) % self.stripes.len();
        self.stripes[i].read_exact(chunk) //~ left once per call
    }
}

fn main() -> io::Result<()> {
    let mut set = StripeSet::open(&["input.bin", "input.txt"])?;
    let mut sum = 0_u64;
    let mut chunk = [0; 8];
    while set.read_chunk(&mut chunk).is_ok() {
        sum = sum.wrapping_mul(3) ^ u64::from_le_bytes(chunk);
    }
    println!("{sum:016x}");
    Ok(())
}
