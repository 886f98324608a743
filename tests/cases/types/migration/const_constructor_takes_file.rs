//! The constructor is a `const fn` (clippy's missing_const_for_fn asks for it).
use std::fs::File;
use std::io::{self, Read};
struct Scan {
    file: File,
}
impl Scan {
    const fn new(file: File) -> Self {
        Self { file }
    }
    fn count(&mut self) -> io::Result<u32> {
        let mut b = [0];
        let mut n = 0;
        while self.file.read(&mut b)? == 1 { //~ left once per call
            n += (b[0] == b'\n') as u32;
        }
        Ok(n)
    }
}
fn main() -> io::Result<()> {
    let mut s = Scan::new(File::open("input.txt")?);
    println!("{}", s.count()?);

    Ok(())
}
