//! Each line of a log has to be in its file when the program falls over.

use std::fs::File;
use std::io::{self, Write};

struct EventLog {
    file: File,
    lines: usize,
}

impl EventLog {
    fn write(&mut self, line: &str) -> io::Result<()> {
        self.lines += 1;
        writeln!(self.file, "{} {line}", self.lines)
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut log = EventLog { file: File::create("output")?, lines: 0 };
    text.lines().try_for_each(|it| log.write(it))
}
