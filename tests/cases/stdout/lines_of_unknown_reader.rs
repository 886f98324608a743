//! The reader may be that of a child, which somebody watches: no buffer is offered for its lines.

use std::io::{self, BufRead, BufReader};

macro_rules! source {
    () => {
        std::fs::File::open("input.txt")?
    };
}

fn main() -> io::Result<()> {
    let reader = BufReader::new(source!());
    for line in reader.lines() {
        println!("{}", line?); //~ quiet watched
    }
    Ok(())
}
