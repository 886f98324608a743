//! All closures that ever lie in the field compare and nothing else: what is stored is known, not feared.
use std::fs::{self, File};
use std::io::{self, Write};

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
    vec![
        Filter { name: "long", keep: Box::new(|row: &str| row.len() > 20) },
        Filter { name: "numbered", keep: Box::new(|row: &str| row.starts_with(char::is_numeric)) },
    ]
}

fn export(path: &str, rows: &str, filters: &[Filter]) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        for filter in filters {
            if filter.keeps(row) {
                writeln!(out, "{}: {row}", filter.name)?; //~ safe once per fragment
            }
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows, &filters())
}
