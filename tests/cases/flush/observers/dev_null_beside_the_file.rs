//! `/dev/null` stands in for a file that nobody has asked for, and says nothing of the other one.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut rows = File::create(path)?;
    let mut names = File::create("/dev/null")?;
    names.write_all(b"names\n")?; //~ quiet few-calls
    for (at, line) in text.lines().enumerate() {
        writeln!(rows, "{at}\t{line}")?; //~ safe once per fragment
    }
    Ok(())
}
