//! The assignment `self.file = File::open(..)?` in `reopen` needs the wrap as the constructor does.
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

struct Feed {
    path: PathBuf,
    file: File,
}

impl Feed {
    fn new(path: impl Into<PathBuf>) -> io::Result<Self> {
        let path = path.into();
        let file = File::open(&path)?;
        Ok(Feed { path, file })
    }

    fn reopen(&mut self) -> io::Result<()> {
        self.file = File::open(&self.path)?;
        Ok(())
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let mut byte = [0; 1];
        loop {
            match self.file.read(&mut byte)? { //~ safe once per call
                0 => return Ok(None),
                _ if byte[0] == b'\n' => break,
                _ => line.push(byte[0]),
            }
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }
}

fn main() -> io::Result<()> {
    let mut feed = Feed::new("input.txt")?;
    let mut characters = 0;
    for _ in 0..2 {
        while let Some(line) = feed.line()? {
            characters += line.chars().count();
        }
        feed.reopen()?;
    }
    println!("{characters} characters");
    Ok(())
}
