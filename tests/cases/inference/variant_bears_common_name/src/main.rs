//! The variant is called `File`, as so much is: only who names its enum too may use it.

mod kind;

use std::fs::File;
use std::io::{self, StdoutLock, Write};

pub(crate) enum Sink {
    File(File),
    Stdout(StdoutLock<'static>),
}

impl Write for Sink {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        match self {
            Sink::File(file) => file.write(buf), //~ quiet blocks
            Sink::Stdout(stdout) => stdout.write(buf), //~ quiet blocks
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Sink::File(file) => file.flush(),
            Sink::Stdout(stdout) => stdout.flush(),
        }
    }
}

fn open(path: Option<&str>) -> io::Result<(Sink, bool)> {
    match path {
        Some(path) => {
            let file = File::create(path)?;
            Ok((Sink::File(file), false))
        }
        None => Ok((Sink::Stdout(io::stdout().lock()), true)),
    }
}

struct Words<W: Write> {
    inner: W,
}

impl<W: Write> Words<W> {
    fn put(&mut self, word: u16) -> io::Result<()> {
        self.inner.write_all(&word.to_le_bytes()) //~ review once per call //~ quiet flushed
    }

    fn finish(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn merge<W: Write>(sink: W) -> io::Result<()> {
    let mut words = Words { inner: sink };
    for word in 0..4_000 {
        words.put(word)?;
    }
    words.finish()
}

fn main() -> io::Result<()> {
    println!("{:?} {:?}", kind::kind("output"), kind::kind("output/"));
    let path = std::env::var("SINK").unwrap_or_else(|_| "output".to_owned());
    let (sink, _) = open(Some(&path))?;
    merge(sink)
}
