//! `csv` has a buffer of its own, and each byte would pass through two.
//! select: redundant_buffer
//! calls: no more
use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};

fn main() -> Result<(), Box<dyn Error>> {
    let mut rows = csv::Reader::from_reader(BufReader::new(File::open("input.txt")?)); //~ safe redundant_buffer
    let count = rows.records().filter(Result::is_ok).count();
    let mut first = String::new();
    BufReader::new(File::open("input.txt")?).read_line(&mut first)?;
    println!("{count} {first}");
    Ok(())
}
