//! An optional file is the usual reason for `if let Ok`.
use std::fs::File;
use std::io::Read;

fn main() {
    if let Ok(mut journal) = File::open("input.txt") {
        let mut byte = [0];
        let mut digits = 0;
        while let Ok(1) = journal.read(&mut byte) { //~ safe once per call
            digits += usize::from(byte[0].is_ascii_digit());
        }
        println!("{digits} digits");
    }
}
