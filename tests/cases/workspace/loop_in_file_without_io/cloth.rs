use std::fs::File;
use std::io::{self, Write};

pub struct Cloth {
    file: File,
}

impl Cloth {
    pub fn create(path: &str) -> io::Result<Cloth> {
        Ok(Cloth { file: File::create(path)? })
    }

    pub fn throw(&mut self, colour: u32) {
        self.file.write_all(&colour.to_be_bytes()).expect("cloth"); //~ review once per call
    }
}
