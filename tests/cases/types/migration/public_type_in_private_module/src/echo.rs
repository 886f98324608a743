use std::fs::File;
use std::io::{self, Read};

pub struct Sounder {
    pub file: File,
}

impl Sounder {
    pub fn open(path: &str) -> io::Result<Sounder> {
        File::open(path).map(|file| Sounder { file })
    }
}

pub fn ping(sounder: &mut Sounder) -> io::Result<u16> {
    let mut depth = [0; 2];
    sounder.file.read_exact(&mut depth)?; //~ review once per call
    Ok(u16::from_be_bytes(depth))
}
