//! The caller reads on from what the method gives back, so that has to be the buffer itself.
use std::fs::File;
use std::io::{self, Read};

struct Records {
    file: File,
}

impl Records {
    fn next(&mut self) -> io::Result<u32> {
        let mut record = [0; 4];
        self.file.read_exact(&mut record)?; //~ safe once per call
        Ok(u32::from_be_bytes(record))
    }

    fn into_rest(self) -> File {
        self.file
    }
}

fn main() -> io::Result<()> {
    let mut records = Records { file: File::open("input.bin")? };
    let mut mixed = 0_u32;
    for _ in 0..2_000 {
        mixed = mixed.rotate_left(1) ^ records.next()?;
    }
    let mut rest = Vec::new();
    records.into_rest().read_to_end(&mut rest)?;
    println!("{mixed:08x}, then {} bytes", rest.len());
    Ok(())
}
