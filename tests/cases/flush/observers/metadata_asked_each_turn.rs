//! A flush for each of them would leave next to nothing to gather.
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let names = vec![String::from("input.txt"); 300];
    let mut file = File::create(path)?;
    for name in names {
        let length = fs::metadata(&name)?.len();
        writeln!(file, "{:?} {}", name, length)?; //~ review once per fragment
    }
    Ok(())
}
