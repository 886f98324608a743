//! The loop stands five calls away from the write: each function calls the next once.
use std::fs::File;
use std::io::{self, Write};

struct Report {
    file: File,
}

impl Report {
    fn page(&mut self, text: &str) -> io::Result<()> {
        self.block(text)
    }

    fn block(&mut self, text: &str) -> io::Result<()> {
        self.row(text)
    }

    fn row(&mut self, text: &str) -> io::Result<()> {
        self.cell(text)
    }

    fn cell(&mut self, text: &str) -> io::Result<()> {
        self.put(text)
    }

    fn put(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.file, "{text}") //~ review once per fragment
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut report = Report { file: File::create(path)? };
    for line in std::fs::read_to_string("input.txt")?.lines() {
        report.page(line)?;
    }
    Ok(())
}
