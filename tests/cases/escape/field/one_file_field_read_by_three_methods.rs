//! Three methods read the one field: the finding names all of them, and one changed type serves all.
use std::fs::File;
use std::io::{self, Read};

struct Class {
    input: File,
}

impl Class {
    fn u1(&mut self) -> io::Result<u8> {
        let mut bytes = [0; 1];
        self.input.read_exact(&mut bytes)?; //~ safe once per call
        Ok(bytes[0])
    }

    fn u2(&mut self) -> io::Result<u16> {
        let mut bytes = [0; 2];
        self.input.read_exact(&mut bytes)?; //~ safe once per call
        Ok(u16::from_be_bytes(bytes))
    }

    fn name(&mut self) -> io::Result<String> {
        let length = self.u1()?;
        let mut name = vec![0; usize::from(length)];
        self.input.read_exact(&mut name)?; //~ silent
        Ok(String::from_utf8_lossy(&name).into_owned())
    }
}

fn main() -> io::Result<()> {
    let mut class = Class { input: File::open("input.txt")? };
    let mut characters = 0;
    for _ in 0..150 {
        characters += usize::from(class.u2()? > 0) + class.name()?.chars().count();
    }
    println!("{characters}");
    Ok(())
}
