use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

pub struct Ledger {
    pub file: File,
}

impl Ledger {
    pub fn open(path: &Path) -> io::Result<Ledger> {
        Ok(Ledger { file: File::open(path)? })
    }

    pub fn next_amount(&mut self) -> io::Result<i64> {
        let mut amount = [0; 8];
        self.file.read_exact(&mut amount)?; //~ safe once per call
        Ok(i64::from_le_bytes(amount))
    }
}
