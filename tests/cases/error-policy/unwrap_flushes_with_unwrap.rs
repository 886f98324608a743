//! Where every write is unwrapped, the flush must panic on a full disk just as the write did.

use std::fs::{self, File};
use std::io::Write;

fn main() {
    let text = fs::read_to_string("input.txt").unwrap();
    let path = std::env::args().nth(1).unwrap_or("output".to_string());
    let mut f = File::create(&path).unwrap();
    for line in text.lines() {
        let words = line.split_whitespace().count();
        writeln!(f, "{}\t{}", words, line.len()).unwrap(); //~ safe once per fragment
    }
}
