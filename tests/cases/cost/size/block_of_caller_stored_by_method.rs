//! What the caller hands over is as large as the caller likes; a buffer below the method would only copy it.
use std::fs::File;
use std::io::{self, Read, Write};

struct Store {
    file: File,
}

impl Store {
    fn put(&mut self, block: &[u8]) -> io::Result<()> {
        self.file.write_all(block) //~ quiet blocks
    }
}

fn blocks(input: &mut impl Read) -> io::Result<Vec<Vec<u8>>> {
    let mut all = Vec::new();
    input.read_to_end(&mut all)?;
    Ok(all.chunks(16 * 1024).map(<[u8]>::to_vec).collect())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut store = Store { file: File::create(path)? };
    for block in &blocks(&mut File::open("input.bin")?)? {
        store.put(block)?;
    }
    Ok(())
}
