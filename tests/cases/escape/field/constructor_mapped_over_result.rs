//! `map` hands the file to the constructor, and `into_inner` gives it back to be flushed: two functions have to be read to see it.
use std::fs::{self, File};
use std::io::{self, Write};

struct Index<W> {
    out: W,
    line: usize,
}

impl<W: Write> Index<W> {
    fn new(out: W) -> Self {
        Self { out, line: 0 }
    }

    fn add(&mut self, text: &str) -> io::Result<()> {
        self.line += 1;
        for word in text.split(' ').skip(1) {
            writeln!(self.out, "{word} {}", self.line)?; //~ review once per fragment
        }
        Ok(())
    }

    fn into_inner(self) -> W {
        self.out
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut index = File::create("index.txt").map(Index::new)?;
    for line in text.lines().take(60) {
        index.add(line)?; //~ silent
    }
    index.into_inner().flush()
}
