//! The commonest slow writer there is: every fragment of every line asks the system.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(path)?;
    for (number, line) in text.lines().enumerate() {
        writeln!(file, "{:>6}  {}", number + 1, line)?; //~ safe once per fragment
    }
    Ok(())
}
