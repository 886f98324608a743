//! `Records::<File>::open` names the file where the value is made by someone else.
use std::fs::File;
use std::io::{self, Read};

struct Records<R> {
    reader: R,
}

impl Records<File> {
    fn open(path: &str) -> io::Result<Self> {
        Ok(Records { reader: File::open(path)? })
    }
}

impl<R: Read> Iterator for Records<R> {
    type Item = [u8; 8];

    fn next(&mut self) -> Option<[u8; 8]> {
        let mut record = [0; 8];
        self.reader.read_exact(&mut record).ok()?; //~ safe once per call
        Some(record)
    }
}

fn main() -> io::Result<()> {
    let mut total = 0_u64;
    let mut records = Records::<File>::open("input.bin")?;
    while let Some(record) = records.next() { //~ silent
        total = total.wrapping_add(u64::from_le_bytes(record));
    }
    println!("{total}");
    Ok(())
}
