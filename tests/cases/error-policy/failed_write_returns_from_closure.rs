//! `return` leaves the closure and not the function, where the flush would have to stand.
use std::fs::{self, File};
use std::io::Write;

fn export(text: &str, path: &str) -> bool {
    let mut file = File::create(path).expect("cannot create the table");
    text.lines().for_each(|line| {
        if let Err(error) =
            writeln!(file, "{},{line}", line.len()) //~ review once per fragment
        {
            eprintln!("cannot write a row: {error}");
            return;
        }
    });
    true
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").expect("no input");
    if !export(&text, &path) {
        std::process::exit(1);
    }
}
