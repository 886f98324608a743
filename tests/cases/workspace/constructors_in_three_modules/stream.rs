use std::fs::File;
use std::io::{self, Read};

pub(crate) struct Stream {
    pub(crate) file: File,
    pub(crate) left: u64,
}

impl Stream {
    pub(crate) fn word(&mut self) -> io::Result<Option<u32>> {
        let mut word = [0; 4];
        if self.left < 4 {
            return Ok(None);
        }
        self.file.read_exact(&mut word)?; //~ safe once per call
        self.left -= 4;
        Ok(Some(u32::from_le_bytes(word)))
    }
}
