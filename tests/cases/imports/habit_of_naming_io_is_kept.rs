//! Who writes `fs::File` and `io::Read` wants `io::BufReader`, and no new import.
use std::{fs, io};

use io::Read as _;

fn main() -> io::Result<()> {
    let file = fs::File::open("input.txt")?;
    let mut vowels = 0;
    for byte in file.bytes() { //~ safe once per byte
        vowels += u32::from(b"aeiou".contains(&byte?));
    }
    println!("{vowels} vowels");
    Ok(())
}
