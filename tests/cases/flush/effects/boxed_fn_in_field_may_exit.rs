//! `Box<dyn Fn(&str) -> bool>` answers yes or no, and both closures that lie in such a field end the program at a bad row.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::exit;

struct Filter {
    name: &'static str,
    keep: Box<dyn Fn(&str) -> bool>,
}

impl Filter {
    fn keeps(&self, row: &str) -> bool {
        (self.keep)(row)
    }
}

fn filters() -> Vec<Filter> {
    let strict = |row: &str| if row == "stop" { exit(3) } else { row.len() > 20 };
    let digits = |row: &str| if row.is_empty() { exit(5) } else { row.starts_with(char::is_numeric) };
    vec![Filter { name: "long", keep: Box::new(strict) }, Filter { name: "numbered", keep: Box::new(digits) }]
}

fn export(path: &str, rows: &str, filters: &[Filter]) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        for filter in filters {
            if filter.keeps(row) {
                writeln!(out, "{}: {row}", filter.name)?; //~ review once per fragment
            }
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows, &filters())
}
