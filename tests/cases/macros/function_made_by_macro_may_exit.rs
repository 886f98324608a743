//! `make_check!(stop)` declares the function that the loop calls; no source has its body.
use std::fs::{self, File};
use std::io::{self, Write};

macro_rules! make_check {
    ($name:ident, $word:literal, $code:literal) => {
        fn $name(row: &str) {
            if row == $word {
                std::process::exit($code);
            }
        }
    };
}

make_check!(stop, "stop", 3);
make_check!(bad, "bad", 4);

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "<{row}>")?; //~ review once per fragment
        stop(row);
        bad(row);
    }
    Ok(())
}
