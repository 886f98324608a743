//! The emitter keeps what it is given and never flushes: a buffer inside would be dropped with its error.

use std::fs::{self, File};
use std::io::{self, Write};

struct Emitter<W> {
    out: W,
    depth: usize,
}

impl<W: Write> Emitter<W> {
    fn open(&mut self, tag: &str) -> io::Result<()> {
        writeln!(self.out, "{}<{}>", " ".repeat(self.depth), tag)?; //~ review once per fragment
        self.depth += 1;
        Ok(())
    }

    fn close(&mut self, tag: &str) -> io::Result<()> {
        self.depth -= 1;
        writeln!(self.out, "{}</{}>", " ".repeat(self.depth), tag) //~ review once per fragment
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut emitter = Emitter { out: File::create(path)?, depth: 0 };
    emitter.open("words")?; //~ silent
    for word in text.split_whitespace() {
        emitter.open(word)?; //~ silent
        emitter.close(word)?; //~ silent
    }
    emitter.close("words") //~ silent
}
