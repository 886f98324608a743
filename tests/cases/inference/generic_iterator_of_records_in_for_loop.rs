//! The loop is the `for` of the caller; the reads are in `next`, which nobody calls by name.
use std::fs::File;
use std::io::{self, ErrorKind, Read};

struct Records<R> {
    reader: R,
}

impl<R: Read> Iterator for Records<R> {
    type Item = io::Result<[u8; 8]>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut record = [0; 8];
        match self.reader.read_exact(&mut record) { //~ safe once per call
            Ok(()) => Some(Ok(record)),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => None,
            Err(error) => Some(Err(error)),
        }
    }
}

fn records<R: Read>(reader: R) -> Records<R> {
    Records { reader }
}

fn main() -> io::Result<()> {
    let mut marked = 0;
    for record in records(File::open("input.bin")?) { //~ silent
        marked += u32::from(record?[7] & 1);
    }
    println!("{marked} records are marked");
    Ok(())
}
