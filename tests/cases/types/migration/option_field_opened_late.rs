//! `Option<File>` is opened late and by two ways: the type changes, and each value that it is given.
use std::fs::File;
use std::io::{self, Read};

struct Source {
    file: Option<File>,
}

impl Source {
    fn new() -> Self {
        Source { file: None }
    }

    fn open(&mut self, path: &str) -> io::Result<()> {
        let file = File::open(path)?;
        self.file = Some(file);
        Ok(())
    }

    fn next(&mut self) -> io::Result<Option<u8>> {
        let Some(file) = &mut self.file else { return Ok(None) };
        let mut byte = [0];
        let n = file.read(&mut byte)?; //~ safe once per call
        Ok((n > 0).then_some(byte[0]))
    }
}

fn main() -> io::Result<()> {
    let mut source = Source::new();
    println!("{:?}", source.next()?);
    source.open("input.txt")?;
    let mut lines = 0;
    while let Some(byte) = source.next()? {
        lines += u32::from(byte == b'\n');
    }
    println!("{lines} lines");
    Ok(())
}
