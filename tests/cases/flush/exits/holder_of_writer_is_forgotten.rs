//! The buffer would lie in a log that nothing drops: what is left in it would be lost.
use std::fs::File;
use std::io::{self, Write};

struct Log {
    out: File,
    lines: usize,
}

impl Log {
    fn line(&mut self, line: &str) -> io::Result<()> {
        self.lines += 1;
        writeln!(self.out, "{} {line}", self.lines) //~ review once per fragment
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut log = Log { out: File::create(path)?, lines: 0 };
    for line in text.lines() {
        log.line(line)?;
    }
    std::mem::forget(log);
    Ok(())
}
