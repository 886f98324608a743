//! The sink picks stdout or a file, and one call takes it whole: the buffer stands around whatever was picked.
//! runs: same

use std::fs::File;
use std::io::{self, StdoutLock, Write};

enum Sink<'a> {
    Stdout(StdoutLock<'a>),
    File(File),
}

impl Write for Sink<'_> {
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

struct Target(Option<String>);

impl Target {
    fn open(&self) -> io::Result<Sink<'_>> {
        match &self.0 {
            None => Ok(Sink::Stdout(io::stdout().lock())),
            Some(path) => File::create(path).map(Sink::File),
        }
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    let target = Target(Some(std::env::var("SINK").unwrap_or_else(|_| "output".to_owned())));
    serde_json::to_writer(target.open()?, &lines)?; //~ safe once per token //~ quiet few-calls
    Ok(())
}
