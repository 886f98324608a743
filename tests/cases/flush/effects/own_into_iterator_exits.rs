//! `for word in &words` calls `into_iter` of the program, once for each row.
use std::fs::{self, File};
use std::io::{self, Write};

struct Words<'a>(Vec<&'a str>);

impl<'a> IntoIterator for &'a Words<'a> {
    type Item = &'a &'a str;
    type IntoIter = std::slice::Iter<'a, &'a str>;

    fn into_iter(self) -> Self::IntoIter {
        if self.0 == ["stop"] {
            std::process::exit(3);
        }
        self.0.iter()
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        let words = Words(row.split(' ').collect());
        for word in &words {
            writeln!(out, "{word} {}", word.len())?; //~ review once per fragment
        }
    }
    Ok(())
}
