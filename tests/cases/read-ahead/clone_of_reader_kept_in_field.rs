//! The struct holds a second handle of the same open file and reads on where the header ended.
use std::fs::File;
use std::io::{self, Read};

struct Body {
    file: File,
}

impl Body {
    fn of(head: &File) -> io::Result<Body> {
        Ok(Body { file: head.try_clone()? })
    }

    fn length(mut self) -> io::Result<usize> {
        let mut text = String::new();
        self.file.read_to_string(&mut text)
    }
}

fn header(file: &mut impl Read) -> io::Result<Vec<u8>> {
    let (mut header, mut byte) = (Vec::new(), [0]);
    while file.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ review once per call
        header.push(byte[0]);
    }
    Ok(header)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let body = Body::of(&file)?;
    let header = header(&mut file)?; //~ silent
    println!("{} bytes, then {}", header.len(), body.length()?);
    Ok(())
}
