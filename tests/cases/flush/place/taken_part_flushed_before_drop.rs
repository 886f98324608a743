//! `take` ends each part and the path is read back right after: a buffer must be flushed before that drop.
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Default)]
struct Splitter {
    current: Option<File>,
    sizes: Vec<u64>,
}

impl Splitter {
    fn open(&mut self) -> io::Result<()> {
        self.close()?;
        self.current = Some(File::create(format!("split-{}.txt", self.sizes.len()))?);
        Ok(())
    }

    fn word(&mut self, word: &str) -> io::Result<()> {
        if let Some(file) = self.current.as_mut() {
            writeln!(file, "{word} {}", word.len())?; //~ review once per fragment
        }
        Ok(())
    }

    fn close(&mut self) -> io::Result<()> {
        if let Some(file) = self.current.take() {
            drop(file);
            self.sizes.push(fs::metadata(format!("split-{}.txt", self.sizes.len()))?.len());
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut splitter = Splitter::default();
    for (row, line) in text.lines().enumerate() {
        if row % 100 == 0 {
            splitter.open()?;
        }
        for word in line.split(' ').skip(9) {
            splitter.word(word)?;
        }
    }
    splitter.close()?;
    println!("{:?}", splitter.sizes);
    Ok(())
}
