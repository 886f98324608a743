use std::fs::File;
use std::io::{self, Read};

use super::report::Counts;

pub fn count(path: &str, wanted: u8) -> io::Result<Counts> {
    let mut counts = Counts::default();
    let file = File::open(path)?;
    for byte in file.bytes() { //~ safe once per byte
        counts.total += 1;
        counts.wanted += u32::from(byte? == wanted);
    }
    Ok(counts)
}
