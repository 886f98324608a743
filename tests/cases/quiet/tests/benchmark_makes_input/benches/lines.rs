use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let mut file = File::create("lines.txt")?;
    for n in 0..100_000 {
        writeln!(file, "line {n}")?; //~ quiet test
    }
    Ok(())
}
