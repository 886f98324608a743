//! Where the sink is stdout, what is printed beside it would come before what is gathered.

use std::fs::File;
use std::io::{self, Stdout, Write};

enum Sink {
    Stdout(Stdout),
    File(File),
}

impl Write for Sink {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        match self {
            Sink::Stdout(stdout) => stdout.write(buf), //~ quiet blocks
            Sink::File(file) => file.write(buf), //~ quiet blocks
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Sink::Stdout(stdout) => stdout.flush(),
            Sink::File(file) => file.flush(),
        }
    }
}

fn open(path: Option<&str>) -> io::Result<Sink> {
    match path {
        Some(path) => Ok(Sink::File(File::create(path)?)),
        None => Ok(Sink::Stdout(io::stdout())),
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let path = std::env::var("SINK").ok();
    let mut sink = open(path.as_deref())?;
    for line in text.lines() {
        writeln!(sink, "{} {line}", line.len())?; //~ left once per fragment //~ quiet watched
        if line.is_empty() {
            println!("an empty line"); //~ left line_buffered_stdout
        }
    }
    sink.flush()
}
