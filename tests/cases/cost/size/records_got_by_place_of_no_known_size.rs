//! Nobody says how long a record is, but who asks for them by their place writes them one by one.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

struct Records {
    bytes: Vec<u8>,
    width: usize,
}

impl Records {
    fn len(&self) -> usize {
        self.bytes.len() / self.width
    }

    fn get(&self, at: usize) -> &[u8] {
        &self.bytes[at * self.width..][..self.width]
    }

    fn save(&self, path: &Path) -> io::Result<()> {
        let mut file = File::create(path)?;
        for at in 0..self.len() {
            file.write_all(self.get(at))?; //~ safe once per call
        }
        file.sync_all()
    }
}

fn main() -> io::Result<()> {
    let bytes = std::fs::read("input.bin")?;
    let width = std::env::args().count() * 8;
    Records { bytes, width }.save(Path::new("output"))
}
