//! A closure that changes what it writes to is called by a name that can be changed.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let file = File::create(std::env::args().nth(1).unwrap_or_else(|| "output".to_owned()))?;
    let write_row = |row: u32| writeln!(&file, "{row}"); //~ safe once per fragment
    for row in 0..1000 {
        write_row(row)?;
    }
    Ok(())
}
