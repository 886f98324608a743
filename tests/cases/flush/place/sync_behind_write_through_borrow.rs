//! The second sync comes behind a write by another name; the third one behind nothing but a number.
use std::fs::File;
use std::io::{self, Write};

struct Log {
    file: File,
    lines: usize,
}

impl Log {
    fn line(&mut self, line: &str) -> io::Result<()> {
        self.lines += 1;
        writeln!(self.file, "{} {line}", self.lines) //~ review once per fragment
    }

    fn finish(&mut self) -> io::Result<()> {
        self.file.sync_all()?;
        {
            let file = &mut self.file;
            file.write_all(b"end\n")?; //~ review once per call
        }
        self.file.sync_data()?;
        self.lines = 0;
        self.file.sync_all()
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut log = Log { file: File::create("output")?, lines: 0 };
    for line in text.lines() {
        log.line(line)?;
    }
    log.finish()
}
