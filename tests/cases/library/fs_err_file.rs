//! `fs_err::File` says the path in its errors and is as unbuffered as the one of std.

use std::io::{self, Write};

use fs_err as fs;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = fs::File::create(path)?;
    for line in text.lines() {
        writeln!(file, "{}{}", "    ", line)?; //~ safe once per fragment
    }
    Ok(())
}
