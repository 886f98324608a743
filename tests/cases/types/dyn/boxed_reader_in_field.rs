//! The field is `Box<dyn Read>`: what is boxed can change and no type has to.
use std::fs::File;
use std::io::{self, Read};

struct Source {
    reader: Box<dyn Read>,
    offset: u64,
}

impl Source {
    fn from_path(path: &str) -> io::Result<Self> {
        Ok(Source { reader: Box::new(File::open(path)?), offset: 0 })
    }

    fn from_text(text: &'static str) -> Self {
        Source { reader: Box::new(text.as_bytes()), offset: 0 }
    }

    fn next(&mut self) -> io::Result<Option<u8>> {
        let mut byte = [0];
        let n = self.reader.read(&mut byte)?; //~ safe once per call
        self.offset += n as u64;
        Ok((n > 0).then_some(byte[0]))
    }
}

fn main() -> io::Result<()> {
    for mut source in [Source::from_text("a\nb\n"), Source::from_path("input.txt")?] {
        let mut n_lines = 0;
        while let Some(byte) = source.next()? {
            n_lines += u32::from(byte == b'\n');
        }
        println!("{n_lines} lines in {} bytes", source.offset); //~ quiet few-calls
    }
    Ok(())
}
