//! A sum is a call too where a type says what it does.
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::Add;

struct Length(u64);

impl Add<&str> for Length {
    type Output = u64;

    fn add(self, path: &str) -> u64 {
        self.0 + fs::metadata(path).map_or(0, |it| it.len())
    }
}

fn main() -> io::Result<()> {
    let mut file = File::create("table.txt")?;
    for number in 0..1000 {
        writeln!(file, "{number} {}", number * number)?; //~ review once per fragment
    }
    let length = Length(0) + "table.txt";
    writeln!(file, "{length} bytes")?; //~ review once per fragment
    Ok(())
}
