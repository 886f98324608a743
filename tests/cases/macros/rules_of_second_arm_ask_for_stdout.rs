//! The second rule fits, and it asks for stdout by itself.

use std::fs;
use std::io::{self, Write};

macro_rules! say {
    () => {};
    ($($rest:tt)*) => {
        writeln!(io::stdout(), $($rest)*)?
    };
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    for (number, line) in text.lines().enumerate() {
        say!("{} {}", number, line); //~ left line_buffered_stdout
    }
    Ok(())
}
