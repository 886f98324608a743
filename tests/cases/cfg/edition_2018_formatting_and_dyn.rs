//! A crate of 2018 has no captured arguments and `dyn` in every corner; the repair has to fit in.
//! edition: 2018

use std::fs::File;
use std::io::{self, Read, Write};

fn read_input() -> io::Result<String> {
    let mut text = String::new();
    File::open("input.txt")?.read_to_string(&mut text)?;
    Ok(text)
}

fn main() -> io::Result<()> {
    let text = read_input()?;
    let path = std::env::args().nth(1).unwrap_or_else(|| String::from("output"));
    let mut file = File::create(&path)?;
    for line in text.lines() {
        write!(file, "{}{}", line.trim_end(), "\r\n")?; //~ safe once per fragment
    }
    Ok(())
}
