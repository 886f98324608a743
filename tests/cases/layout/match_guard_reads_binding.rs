//! A name in front of the arm's block would come too late for its guard.

use std::fs::File;
use std::io::Read;

fn word(mut file: &File) -> bool {
    let mut word = [0; 4];
    (0..999).all(|_| file.read_exact(&mut word).is_ok()) //~ left once per call
}

fn main() {
    match File::open("input.bin") {
        Ok(file) if word(&file) => {
            println!("{}", file.metadata().is_ok());
        }
        _ => println!("too short"),
    }
}
