//! The outer struct says `Lines<File>` for its field: its type changes with the value that `open` makes.
use std::fs::File;
use std::io::{self, Read};

struct Lines<R> {
    from: R,
}

struct Document {
    lines: Lines<File>,
    title: String,
}

impl<R: Read> Lines<R> {
    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        let mut byte = [0];
        while self.from.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ safe once per call
            line.push(byte[0].into());
        }
        Ok(line)
    }
}

impl Document {
    fn open(path: &str) -> io::Result<Self> {
        let mut lines = Lines { from: File::open(path)? };
        let title = lines.line()?; //~ silent
        Ok(Document { lines, title })
    }
}

fn main() -> io::Result<()> {
    let mut document = Document::open("input.txt")?;
    let mut longest = String::new();
    for _ in 1..300 {
        let line = document.lines.line()?; //~ silent
        if line.len() > longest.len() {
            longest = line;
        }
    }
    println!("{} / {longest}", document.title);
    Ok(())
}
