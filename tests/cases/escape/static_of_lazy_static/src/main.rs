//! `lazy_static!` holds the file behind a lock, and a function that a loop calls writes to it.

use std::fs::File;
use std::io::Write;
use std::sync::Mutex;

lazy_static::lazy_static! {
    static ref JOURNAL: Mutex<File> = Mutex::new(File::create("output").expect("the journal"));
}

fn note(number: u32, name: &str) {
    let mut journal = JOURNAL.lock().expect("nobody panics");
    writeln!(journal, "{}. {}", number, name).expect("the journal"); //~ left once per fragment
}

fn main() {
    for number in 0..300 {
        note(number, "a move");
    }
}
