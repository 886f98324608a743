//! The macro shows what it is given: with a flush in front of the `return` inside, it would show that too.
use std::fs::{self, File};
use std::io::{self, Write};

macro_rules! traced {
    ($code:expr) => {{
        if std::env::args().count() > 9 {
            println!("{}", stringify!($code));
        }
        $code
    }};
}

fn export(path: &str, rows: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        writeln!(out, "{row} {}", row.len())?; //~ review once per fragment
        traced!(if row == "stop" { //~ left line_buffered_stdout
            return Ok(());
        });
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)
}
