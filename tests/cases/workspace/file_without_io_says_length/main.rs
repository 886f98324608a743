//! How many bytes each call writes stands in a file of consts, in which nothing tells of I/O.
mod sizes;

use std::fs::File;
use std::io::{self, Write};

use sizes::RECORD;

fn put(file: &mut File, record: &[u8; RECORD], n_records: u64) -> io::Result<()> {
    for _ in 0..n_records {
        file.write_all(record)?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut file = File::create("output")?;
    put(&mut file, &[7; RECORD], 1000)
}
