//! Both functions that the macro declares add numbers; what else could a buffer hide?
use std::fs::{self, File};
use std::io::{self, Write};

macro_rules! counts {
    ($($name:ident $sign:literal),*) => {
        $(fn $name(row: &str) -> usize {
            row.matches($sign).count()
        })*
    };
}

counts!(blanks ' ', letters_r 'r');

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{row}: {} {}", blanks(row), letters_r(row))?; //~ safe once per fragment
    }
    Ok(())
}
