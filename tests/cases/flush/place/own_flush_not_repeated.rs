//! `File::flush` does nothing, but people write it: on the buffer it becomes the one flush that is needed.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut f = File::create(path)?;
    for line in text.lines().rev() {
        writeln!(f, "> {}", line)?; //~ safe once per fragment
    }
    f.flush()?;
    Ok(())
}
