//! The macro opens the file whose lines are printed.
//! runs: same

use std::io::{self, BufRead, BufReader};

macro_rules! source {
    () => {
        std::fs::File::open("input.txt")?
    };
}

fn main() -> io::Result<()> {
    let reader = BufReader::new(source!());
    for line in reader.lines() {
        println!("{}", line?); //~ review line_buffered_stdout
    }
    Ok(())
}
