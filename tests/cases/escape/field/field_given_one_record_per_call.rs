//! The lines of a file are many, and whoever calls may want each in the file when the call comes back.
use std::fs::{self, File};
use std::io::{self, Write};

struct Reporter {
    file: File,
}

impl Reporter {
    fn report(&mut self, line: &str) {
        let _ = self.file.write_all(format!("{:#?}", line.split(' ').collect::<Vec<_>>()).as_bytes()); //~ review once per call
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut reporter = Reporter { file: File::create(path)? };
    for line in fs::read_to_string("input.txt")?.lines() {
        reporter.report(line);
    }
    Ok(())
}
