//! A reader of ours is handed on as `&mut dyn Read` and read by `bytes` three calls away.
use std::fs::File;
use std::io::{self, Read};

struct Upper<R>(R);

impl<R: Read> Read for Upper<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.0.read(buf)?;
        buf[..n].make_ascii_uppercase();
        Ok(n)
    }
}

fn vowels(input: &mut dyn Read) -> io::Result<usize> {
    let mut count = 0;
    for byte in input.bytes() { //~ safe once per byte
        count += usize::from(b"AEIOU".contains(&byte?));
    }
    Ok(count)
}

fn survey(input: &mut dyn Read) -> io::Result<String> {
    let count = vowels(input)?;
    Ok(format!("{count} vowels"))
}

fn main() -> io::Result<()> {
    let mut upper = Upper(File::open("input.txt")?);
    println!("{}", survey(&mut upper)?); //~ silent
    Ok(())
}
