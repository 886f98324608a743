//! `iter::from_fn` is a loop that a `for` drives: each turn is one small read of the file.
use std::fs::File;
use std::io::{self, Read};
use std::iter;

const RECORD: usize = 20;

fn next_record(reader: &mut impl Read) -> Option<[u8; RECORD]> {
    let mut record = [0; RECORD];
    reader.read_exact(&mut record).ok()?; //~ safe once per call
    Some(record)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut marked = 0;
    for record in iter::from_fn(|| next_record(&mut file)) { //~ silent
        marked += u32::from(record[0] & 1);
    }
    println!("{marked} are marked");
    Ok(())
}
