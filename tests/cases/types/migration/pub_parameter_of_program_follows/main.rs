//! `pub` in a program is a promise to nobody: `&mut File` in a signature changes with the buffer.
//! runs: same

pub mod report;

use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    report::write_report(&mut file, &text)
}
