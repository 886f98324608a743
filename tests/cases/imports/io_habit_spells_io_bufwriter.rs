//! Who writes `io::Write` and `io::Result` reads `io::BufWriter` with the least surprise, and needs no new import.

use std::{env, fs, io};

use io::Write as _;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut index = fs::File::create(env::args().nth(1).unwrap_or("output".into()))?;
    let mut offset = 0;
    for line in text.lines() {
        writeln!(index, "{} {}", offset, line.len())?; //~ safe once per fragment
        offset += line.len() + 1;
    }
    Ok(())
}
