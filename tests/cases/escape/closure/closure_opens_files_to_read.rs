//! The closure gives a bare file; what is read is the result of a call of a local name.
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

fn main() -> io::Result<()> {
    let root = Path::new(".");
    let open = |name: &str| File::open(root.join(name));
    let mut records = open("input.bin")?;
    let mut names = open("input.txt")?;
    let (mut record, mut name) = ([0; 12], [0; 5]);
    let mut hits = 0;
    while records.read_exact(&mut record).is_ok() && names.read_exact(&mut name).is_ok() { //~ safe once per call //~ safe once per call
        hits += u32::from(record[0] == name[0]);
    }
    println!("{hits} hits");
    Ok(())
}
