//! The field is given a new file whenever the last one has ended, and every one has to be buffered.
use std::fs::File;
use std::io::{self, Read};

struct Volumes {
    names: std::vec::IntoIter<&'static str>,
    current: Option<File>,
}

impl Volumes {
    fn new(names: Vec<&'static str>) -> Self {
        Volumes { names: names.into_iter(), current: None }
    }

    fn next_byte(&mut self) -> io::Result<Option<u8>> {
        loop {
            if let Some(file) = self.current.as_mut() {
                let mut byte = [0];
                if file.read(&mut byte)? == 1 { //~ safe once per call
                    return Ok(Some(byte[0]));
                }
                self.current = None;
            }
            match self.names.next() {
                Some(name) => self.current = Some(File::open(name)?),
                None => return Ok(None),
            }
        }
    }
}

fn main() -> io::Result<()> {
    let mut volumes = Volumes::new(vec!["input.txt", "input.jsonl"]);
    let mut braces = 0;
    while let Some(byte) = volumes.next_byte()? {
        braces += u32::from(byte == b'{');
    }
    println!("{braces} braces");
    Ok(())
}
