//! Twelve functions and two that call each other only count: no length of a chain is a doubt by itself.
use std::fs::{self, File};
use std::io::{self, Write};

fn level1(row: &str) -> usize {
    level2(row) + 1
}

fn level2(row: &str) -> usize {
    level3(row) + 2
}

fn level3(row: &str) -> usize {
    level4(row) + 3
}

fn level4(row: &str) -> usize {
    level5(row) + 4
}

fn level5(row: &str) -> usize {
    level6(row) + 5
}

fn level6(row: &str) -> usize {
    level7(row) + 6
}

fn level7(row: &str) -> usize {
    level8(row) + 7
}

fn level8(row: &str) -> usize {
    level9(row) + 8
}

fn level9(row: &str) -> usize {
    level10(row) + 9
}

fn level10(row: &str) -> usize {
    level11(row) + 10
}

fn level11(row: &str) -> usize {
    level12(row) + 11
}

fn level12(row: &str) -> usize {
    even(row.as_bytes())
}

fn even(row: &[u8]) -> usize {
    row.split_first().map_or(0, |(_, rest)| odd(rest))
}

fn odd(row: &[u8]) -> usize {
    row.split_first().map_or(0, |(_, rest)| 1 + even(rest))
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{row}: {}", level1(row))?; //~ safe once per fragment
    }
    Ok(())
}
