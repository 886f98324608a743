//! Nobody here calls `next`: the `for` loop does, once for each record.
use std::fs::File;
use std::io::{self, Read};

struct Records {
    file: File,
}

impl Iterator for Records {
    type Item = io::Result<u64>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut record = [0; 8];
        match self.file.read_exact(&mut record) { //~ safe once per call
            Ok(()) => Some(Ok(u64::from_le_bytes(record))),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => None,
            Err(error) => Some(Err(error)),
        }
    }
}

fn main() -> io::Result<()> {
    let records = Records { file: File::open("input.bin")? };
    let mut sum = 0_u64;
    for record in records {
        sum = sum.wrapping_add(record?);
    }
    println!("{sum}");
    Ok(())
}
