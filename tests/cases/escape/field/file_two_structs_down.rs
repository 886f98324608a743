//! `self.source.input.file`: the file lies two structs down, each built by its own constructor.
use std::fs::File;
use std::io::{self, Read};

struct Input {
    name: String,
    file: File,
}

struct Source {
    input: Input,
    line: usize,
}

struct Scanner {
    source: Source,
}

impl Input {
    fn open(name: &str) -> io::Result<Self> {
        Ok(Self { name: name.to_owned(), file: File::open(name)? })
    }
}

impl From<Input> for Source {
    fn from(input: Input) -> Self {
        Source { input, line: 1 }
    }
}

impl Scanner {
    fn bump(&mut self) -> io::Result<Option<char>> {
        let mut byte = [0_u8; 1];
        if self.source.input.file.read(&mut byte)? == 0 { //~ safe once per call
            return Ok(None);
        }
        let [byte] = byte;
        self.source.line += usize::from(byte == b'\n');
        Ok(Some(char::from(byte)))
    }
}

fn main() -> io::Result<()> {
    let mut scanner = Scanner { source: Input::open("input.txt")?.into() };
    let mut digits = 0;
    while let Some(c) = scanner.bump()? {
        digits += u32::from(c.is_ascii_digit());
    }
    println!("{}: {digits} digits in {} lines", scanner.source.input.name, scanner.source.line);
    Ok(())
}
