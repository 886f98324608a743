//! The type flushes its file in `drop`, and each line is in it before: what a method gathers, that method writes.
//! runs: same

use std::fs::{self, File};
use std::io::{self, Write};

struct Markdown {
    file: File,
}

impl Markdown {
    fn create(path: &str) -> io::Result<Self> {
        File::create(path).map(|file| Self { file })
    }

    fn bullet(&mut self, depth: usize, text: &str) -> io::Result<()> {
        write!(self.file, "{:width$}- ", "", width = depth * 2)?; //~ safe once per fragment
        writeln!(self.file, "{text}") //~ safe once per fragment
    }
}

impl Drop for Markdown {
    fn drop(&mut self) {
        let _ = self.file.flush();
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut notes = Markdown::create("notes.md")?;
    for (row, line) in text.lines().enumerate() {
        notes.bullet(row % 4, line)?;
    }
    Ok(())
}
