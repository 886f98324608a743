//! A method of the type goes before that of the trait, so `self.write` is no call of itself: each piece goes on.
use std::fs::File;
use std::io::{self, Write};

struct Counted {
    file: File,
    written: u64,
}

impl Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.written += bytes.len() as u64;
        self.file.write(bytes) //~ silent
    }
}

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

fn main() -> io::Result<()> {
    let target = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = Counted { file: File::create(target)?, written: 0 };
    for number in 0..400 {
        writeln!(out, "{number} is a number")?; //~ review once per fragment
    }
    println!("{}", out.written);
    Ok(())
}
