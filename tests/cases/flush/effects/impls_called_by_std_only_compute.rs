//! `From` of `?`, `IntoIterator`, `Deref` and a `Write` of the program are called by std between the rows, and compute.
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::Deref;

#[derive(Debug)]
struct Failure(String);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure(error.to_string())
    }
}

#[derive(Default)]
struct Digest {
    sum: u64,
}

impl Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.sum += bytes.iter().map(|it| u64::from(*it)).sum::<u64>();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Words<'a>(Vec<&'a str>);

impl<'a> Deref for Words<'a> {
    type Target = [&'a str];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> IntoIterator for &'a Words<'a> {
    type Item = &'a &'a str;
    type IntoIter = std::slice::Iter<'a, &'a str>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

fn export(path: &str, rows: &str) -> Result<(), Failure> {
    let mut digest = Digest::default();
    let mut out = File::create(path)?;
    for row in rows.lines() {
        io::copy(&mut row.as_bytes(), &mut digest)?;
        let words = Words(row.split(' ').collect());
        for word in &words {
            writeln!(out, "{word} {} {}", words.len(), digest.sum)?; //~ safe once per fragment
        }
    }
    Ok(())
}

fn main() -> Result<(), Failure> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)
}
