//! The journal keeps the path that is written and asks for its length between two writes.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Default)]
struct Journal {
    path: PathBuf,
}

impl Journal {
    fn length(&self) -> io::Result<u64> {
        Ok(fs::metadata(&self.path)?.len())
    }

    fn fill(&mut self, path: &Path, text: &str) -> io::Result<u64> {
        self.path = path.to_owned();
        let mut out = File::create(path)?;
        let mut length = 0;
        for line in text.lines() {
            writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
            length = self.length()?;
        }
        Ok(length)
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let length = Journal::default().fill(Path::new("journal.txt"), &text)?;
    println!("{length}");
    Ok(())
}
