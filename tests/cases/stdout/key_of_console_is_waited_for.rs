//! Behind each line the loop waits for a key: a person sits before what is printed.
use console::{Key, Term};
use std::io;

fn page(text: &str, term: &Term) -> io::Result<()> {
    for line in text.lines() {
        println!("{line}"); //~ quiet watched
        if let Key::Escape = term.read_key()? {
            break;
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    page(&std::fs::read_to_string("input.txt")?, &Term::stdout())
}
