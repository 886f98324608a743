//! What the macro of the workspace makes of its argument is a number, in the row and between the rows.
use std::fs::{self, File};
use std::io::{self, Write};

macro_rules! percent {
    ($part:expr, $whole:expr) => {
        $part * 100 / $whole.max(1)
    };
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    let mut done = 0;
    for row in rows.lines() {
        done += row.len();
        let share = percent!(done, rows.len());
        writeln!(out, "{share} {row}")?; //~ safe once per fragment
    }
    Ok(())
}
