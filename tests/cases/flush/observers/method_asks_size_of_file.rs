//! The size on disk is what has been written, not what lies in a buffer: the flush comes before the question.
use std::fs::{self, File};
use std::io::{self, Write};

struct Segment {
    file: File,
}

impl Segment {
    fn new(number: u32) -> io::Result<Segment> {
        Ok(Segment { file: File::create(format!("segment-{number}.log"))? })
    }

    fn push(&mut self, key: usize, value: &str) -> io::Result<()> {
        writeln!(self.file, "{key}={value}") //~ left once per fragment
    }

    fn is_full(&self) -> io::Result<bool> {
        Ok(self.file.metadata()?.len() > 4000)
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut number = 0;
    let mut segment = Segment::new(number)?;
    for (key, value) in text.lines().enumerate() {
        segment.push(key, value)?;
        if segment.is_full()? {
            number += 1;
            segment = Segment::new(number)?;
        }
    }
    println!("{number}");
    Ok(())
}
