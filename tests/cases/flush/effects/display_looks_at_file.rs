//! The length is asked for by `Display`, where the value is formatted.
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};

struct Length(String);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", fs::metadata(&self.0).map_or(0, |it| it.len()))
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let length = Length(path.clone());
    let mut file = File::create(&path)?;
    for line in text.lines() {
        writeln!(file, "{} {line}", line.len())?; //~ safe once per fragment
    }
    println!("{length} bytes");
    let length = length.to_string();
    writeln!(file, "{length} bytes")?; //~ safe once per fragment
    Ok(())
}
