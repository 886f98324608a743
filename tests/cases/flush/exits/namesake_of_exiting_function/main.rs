//! The shapes have a `check` and a `report` of their own, and only speak of `println!()`: nothing comes before a line.

mod end;
mod shapes;

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    if text.is_empty() {
        end::check(0);
    }
    let mut out = File::create("areas.txt")?;
    for line in text.lines() {
        let area = shapes::area(line.len());
        writeln!(out, "{area} {line}")?; //~ safe once per fragment
    }
    Ok(())
}
