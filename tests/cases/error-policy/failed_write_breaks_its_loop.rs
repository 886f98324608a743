//! The `break` behind a failed write means its own loop; behind the loop nobody says what a failed flush would mean.
use std::fs::{self, File};
use std::io::Write;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").expect("no input");
    let mut file = File::create(path).expect("cannot create the table");
    let mut is_whole = true;
    for (row, line) in text.lines().enumerate() {
        if let Err(error) = file.write_all(format!("{row},{}\n", line.len()).as_bytes()) { //~ review once per call
            eprintln!("cannot write the rows: {error}");
            is_whole = false;
            break;
        }
    }
    println!("{is_whole}");
}
