//! `thread_local!` holds the file, and a function that a loop calls writes to it.

use std::cell::RefCell;
use std::fs::File;
use std::io::Write;

thread_local! {
    static JOURNAL: RefCell<File> = RefCell::new(File::create("output").expect("the journal"))
}

fn note(number: u32, name: &str) {
    JOURNAL.with(|journal| {
        let mut journal = journal.borrow_mut();
        writeln!(journal, "{}. {}", number, name).expect("the journal"); //~ left once per fragment
    });
}

fn main() {
    for number in 0..300 {
        note(number, "a move");
    }
}
