//! `map`, `filter` and `sum` call `next` inside the library: nobody here names the reading method.
use std::fs::File;
use std::io::{self, Read};

struct Ids<R> {
    input: R,
}

impl<R: Read> Iterator for Ids<R> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let mut id = [0; 4];
        match self.input.read_exact(&mut id) { //~ safe once per call
            Ok(()) => Some(u32::from_be_bytes(id)),
            Err(_) => None,
        }
    }
}

fn main() -> io::Result<()> {
    let ids = Ids { input: File::open("input.bin")? };
    let odd: u64 = ids.filter(|id| id % 2 == 1).map(u64::from).sum();
    println!("{odd}");
    Ok(())
}
