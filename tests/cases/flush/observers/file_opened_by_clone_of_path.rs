//! Whoever reads the file by another name of the same path sees what is written so far.
use std::fs::File;
use std::io::{self, Read, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let written = path.clone();
    let mut file = File::create(&path)?;
    for number in 0..1000 {
        writeln!(file, "{number} {}", number * number)?; //~ review once per fragment
    }
    let mut text = String::new();
    File::open(written.as_str())?.read_to_string(&mut text)?;
    writeln!(file, "{} bytes", text.len())?; //~ review once per fragment
    Ok(())
}
