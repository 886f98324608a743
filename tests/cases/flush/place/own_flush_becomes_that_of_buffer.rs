//! The flush that is there already becomes that of the buffer; a second one beside it would say nothing.
//! runs: same

use std::fs::File;
use std::io::{self, StdoutLock, Write};

enum Sink {
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
        Some(path) => Ok((Sink::File(File::create(path)?), false)),
        None => Ok((Sink::Stdout(io::stdout().lock()), true)),
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let path = std::env::var("SINK").unwrap_or_else(|_| "output".to_owned());
    let (mut sink, _) = open(Some(&path))?;
    for line in text.lines() {
        writeln!(sink, "{} {line}", line.len())?; //~ safe once per fragment //~ quiet watched
    }
    sink.flush()?;
    Ok(())
}
