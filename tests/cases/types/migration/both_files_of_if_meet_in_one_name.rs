//! Two constructions meet in one name: a repair of one alone would not compile.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut report = if let Some(path) = std::env::args().nth(1) {
        File::create(path)?
    } else {
        OpenOptions::new().write(true).create(true).truncate(true).open("output")?
    };
    for line in text.lines() {
        writeln!(report, "{:?}", line)?; //~ safe once per fragment
    }
    Ok(())
}
