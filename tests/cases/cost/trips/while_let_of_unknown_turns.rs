//! Nobody can say how many turns the loop makes, but no turn waits, and the file is whole when it is over.
use std::fs::File;
use std::io::{self, Write};

fn next(position: &mut u64) -> Option<u64> {
    *position = if *position % 2 == 0 { *position / 2 } else { *position * 3 + 1 };
    (*position != 1).then_some(*position)
}

fn main() -> io::Result<()> {
    let mut debug = File::create(std::env::args().nth(1).unwrap_or_else(|| "output".to_owned()))?;
    let log = &mut debug;
    let mut position = 97;
    while let Some(number) = next(&mut position) {
        writeln!(log, "> {number}")?; //~ safe once per fragment
        if number % 5 == 0 {
            writeln!(log, "a multiple of five")?; //~ safe once per call
        }
    }
    Ok(())
}
