//! `#[derive(Default)]` makes the `None`; the setter wraps what it is given.
use std::fs::File;
use std::io::{self, Read};

#[derive(Debug, Default)]
struct Loader {
    source: Option<File>,
    lines: usize,
}

impl Loader {
    fn set_source(&mut self, source: File) -> &mut Self {
        self.source = Some(source);
        self
    }

    fn run(&mut self) -> io::Result<usize> {
        let source = self.source.as_mut().ok_or(io::ErrorKind::NotFound)?;
        let mut byte = [0];
        while source.read(&mut byte)? == 1 { //~ safe once per call
            if byte[0] == b'\n' {
                self.lines += 1;
            }
        }
        Ok(self.lines)
    }
}

fn main() -> io::Result<()> {
    let mut loader = Loader::default();
    loader.set_source(File::open("input.txt")?);
    println!("{} lines", loader.run()?);
    Ok(())
}
