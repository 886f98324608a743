//! The enum has no method that the loop calls; a variant of it is dropped at the end of each turn.
use std::fs::{self, File};
use std::io::{self, Write};

enum Turn {
    Quiet,
    Last(i32),
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Turn::Last(code) = self {
            std::process::exit(*code);
        }
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        let _turn = if row == "stop" { Turn::Last(3) } else { Turn::Quiet };
        writeln!(out, "{row}, {}", row.len())?; //~ review once per fragment
    }
    Ok(())
}
