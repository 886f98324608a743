//! Each line goes out in four pieces today, between which another process may append its own: no line is sure to
//! arrive whole, and with a buffer more of them do.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut users = OpenOptions::new().create(true).append(true).open("output")?;
    for (number, line) in text.lines().enumerate() {
        writeln!(users, "{number}:{line}")?; //~ safe once per fragment
    }
    Ok(())
}
