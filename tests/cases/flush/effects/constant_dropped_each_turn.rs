//! Each mention of `IDLE` makes a value of its own, whose end asks for the length of the file.
use std::fs::{self, File};
use std::io::{self, Write};

struct Probe {
    limit: u64,
}

const IDLE: Probe = Probe { limit: 9_000 };

impl Drop for Probe {
    fn drop(&mut self) {
        let length = fs::metadata("output").map_or(0, |it| it.len());
        if (self.limit..self.limit + 80).contains(&length) {
            println!("{length} bytes");
        }
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        let _probe = IDLE;
        writeln!(out, "{row}; {}", row.len())?; //~ review once per fragment
    }
    Ok(())
}
