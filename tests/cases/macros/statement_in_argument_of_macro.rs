//! The body of the loop is the argument of a macro, which makes a closure of it: `?` and `return` mean something else there.
use std::fs::{self, File};
use std::io::{self, Write};

macro_rules! guarded {
    ($($body:tt)*) => {
        (|| -> io::Result<bool> { $($body)* Ok(false) })()
    };
}

fn export(path: &str, rows: &str) -> io::Result<usize> {
    let mut out = File::create(path)?;
    let mut written = 0;
    for row in rows.lines() {
        let is_last = guarded! {
            writeln!(out, "{row} {}", row.len())?; //~ review once per fragment
            if row == "stop" {
                return Ok(true);
            }
        };
        if is_last? {
            break;
        }
        written += 1;
    }
    Ok(written)
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    println!("{}", export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)?);
    Ok(())
}
