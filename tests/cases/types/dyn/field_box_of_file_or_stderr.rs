//! The buffer goes where the file is boxed, stderr keeps none, and nobody sees where the box comes to its end.
use std::fs::{self, File};
use std::io::{self, Write};

struct Logger {
    out: Box<dyn Write + Send>,
    lines: u32,
}

impl Logger {
    fn to_file(path: &str) -> io::Result<Logger> {
        Ok(Self::new(Box::new(File::create(path)?)))
    }

    fn to_stderr() -> Logger {
        Self::new(Box::new(io::stderr()))
    }

    fn new(out: Box<dyn Write + Send>) -> Logger {
        Logger { out, lines: 0 }
    }

    fn info(&mut self, message: &str) -> io::Result<()> {
        self.lines += 1;
        writeln!(self.out, "[{:>4}] {message}", self.lines) //~ review once per fragment
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut logger = match std::env::args().nth(1).as_deref() {
        Some("-") => Logger::to_stderr(),
        _ => Logger::to_file("app.log")?,
    };
    for line in text.lines() {
        logger.info(line)?;
    }
    Ok(())
}
