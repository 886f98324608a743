//! A tail that opened the file by another spelling of its path before the writer did reads each line at once.
use std::fs::{self, File};
use std::io::{self, Read, Write};

struct Tail {
    file: File,
}

impl Tail {
    fn of(folder: &str) -> io::Result<Self> {
        Ok(Self { file: File::open(format!("{folder}/output"))? })
    }

    fn more(&mut self) -> io::Result<usize> {
        let mut text = String::new();
        self.file.read_to_string(&mut text)
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = fs::canonicalize(".")?.join("output");
    fs::write(&path, "")?;
    let mut tail = Tail::of(".")?;
    let mut seen = Vec::new();
    let mut out = File::create(&path)?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ review once per fragment
        seen.push(tail.more()?);
    }
    println!("{seen:?}");
    Ok(())
}
