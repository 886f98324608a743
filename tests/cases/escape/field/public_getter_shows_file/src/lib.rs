//! Ferry timetables.
use std::fs::File;
use std::io::{self, Read};

pub struct Timetable {
    file: File,
}

impl Timetable {
    pub fn open(path: &str) -> io::Result<Self> {
        Ok(Self { file: File::open(path)? })
    }

    pub fn get_ref(&self) -> &File {
        &self.file
    }

    pub fn into_inner(self) -> File {
        self.file
    }

    pub fn departure(&mut self) -> io::Result<u32> {
        let mut departure = [0; 3];
        self.file.read_exact(&mut departure)?; //~ left once per call
        Ok(u32::from_be_bytes([0, departure[0], departure[1], departure[2]]))
    }
}
