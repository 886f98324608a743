//! The buffer holds on to what its name has borrowed until it is dropped.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

struct Journal {
    file: Option<File>,
    lines: usize,
}

impl Journal {
    fn add(&mut self, text: &str) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            for line in text.lines() {
                writeln!(file, "{} {line}", line.len())?; //~ safe once per fragment
            }
            self.lines += text.lines().count();
            if self.lines > 10 {
                self.file = None;
            }
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut journal = Journal { file: Some(File::create(path)?), lines: 0 };
    journal.add(&text)?;
    println!("{} {}", journal.lines, journal.file.is_none());
    Ok(())
}
