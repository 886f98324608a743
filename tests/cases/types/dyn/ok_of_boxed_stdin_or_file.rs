//! `Ok(if … { … } else { … })` gives one box; its first arm is standard input, its second a bare file.
use std::fs::File;
use std::io::{self, Read};

fn open(path: &str) -> io::Result<Box<dyn Read>> {
    Ok(if path == "-" { Box::new(io::stdin()) } else { Box::new(File::open(path)?) })
}

fn main() -> io::Result<()> {
    let path = std::env::args().skip(1).next();
    let mut input = open(path.as_deref().unwrap_or("input.txt"))?;
    let mut byte = [0];
    let mut depth = 0_i32;
    while input.read(&mut byte)? != 0 { //~ safe once per call
        match byte[0] {
            b'a'..=b'm' => depth += 1,
            b'n'..=b'z' => depth -= 1,
            _ => {}
        }
    }
    println!("{depth}");
    Ok(())
}
