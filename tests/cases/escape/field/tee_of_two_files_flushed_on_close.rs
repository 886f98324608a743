//! The tee hands each line to both files; it flushes both when it is told to, which a person has to make sure of on every way out.
use std::fs::{self, File};
use std::io::{self, Write};

struct Tee<A, B> {
    left: A,
    right: B,
}

impl<A: Write, B: Write> Tee<A, B> {
    fn line(&mut self, row: usize, text: &str) -> io::Result<()> {
        writeln!(self.left, "{row} {text}")?; //~ review once per fragment
        writeln!(self.right, "{row} {}", text.len()) //~ review once per fragment
    }

    fn close(&mut self) -> io::Result<()> {
        self.left.flush()?;
        self.right.flush()
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut tee = Tee { left: File::create("left.txt")?, right: File::create("right.txt")? };
    for (row, line) in text.lines().enumerate() {
        tee.line(row, line)?; //~ silent
    }
    tee.close()
}
