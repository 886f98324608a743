//! One `impl` with a method behind `cfg` twice: the one of builds for debugging ends the program.
use std::fs::{self, File};
use std::io::{self, Write};

struct Audit {
    letters: usize,
}

impl Audit {
    #[cfg(not(debug_assertions))]
    fn row(&mut self, row: &str) {
        self.letters += row.len();
    }

    #[cfg(debug_assertions)]
    fn row(&mut self, row: &str) {
        self.letters += row.len();
        if row == "stop" {
            std::process::exit(3);
        }
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut audit = Audit { letters: 0 };
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{row} {}", row.len())?; //~ review once per fragment
        audit.row(row);
    }
    writeln!(out, "{}", audit.letters) //~ review once per fragment
}
