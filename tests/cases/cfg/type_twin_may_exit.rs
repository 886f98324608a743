//! The type behind `cfg` is declared twice, as an enum and as a struct, each with a method `allow`.
use std::fs::{self, File};
use std::io::{self, Write};

#[cfg(windows)]
#[derive(Default)]
enum Gate {
    #[default]
    Open,
}

#[cfg(windows)]
impl Gate {
    fn allow(&self, _row: &str) -> bool {
        true
    }
}

#[cfg(not(windows))]
#[derive(Default)]
struct Gate {
    closed: u8,
}

#[cfg(not(windows))]
impl Gate {
    fn allow(&self, row: &str) -> bool {
        if row == "stop" {
            std::process::exit(4);
        }
        self.closed == 0
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let gate = Gate::default();
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        if gate.allow(row) {
            writeln!(out, "{}|{row}", row.len())?; //~ review once per fragment
        }
    }
    Ok(())
}
