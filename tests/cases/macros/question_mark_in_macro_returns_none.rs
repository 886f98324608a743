//! `tri!` leaves the function with `None`, and the rows before it were unwrapped one by one: a lost error would end as `None`.
use std::fs::{self, File};
use std::io::Write;

macro_rules! tri {
    ($value:expr) => {
        $value?
    };
}

fn number(row: &str) -> Option<usize> {
    row.split(' ').next()?.parse().ok()
}

fn export(path: &str, rows: &str) -> Option<usize> {
    let mut out = File::create(path).ok()?;
    let mut sum = 0;
    for row in rows.lines() {
        writeln!(out, "{row} {}", row.len()).unwrap(); //~ review once per fragment
        sum += tri!(number(row));
    }
    Some(sum)
}

fn main() {
    let rows = fs::read_to_string("input.txt").unwrap_or_default();
    match export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows) {
        Some(sum) => println!("{sum}"),
        None => println!("a row has no number"),
    }
}
