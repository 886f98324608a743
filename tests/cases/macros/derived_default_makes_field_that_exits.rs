//! `..Row::default()` is derived, and the default of one field counts the rows and ends the program after the last one allowed.
use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, Write};

thread_local! {
    static LEFT: Cell<u32> = const { Cell::new(300) };
}

struct Ticket(u32);

impl Default for Ticket {
    fn default() -> Ticket {
        let left = LEFT.get().checked_sub(1).unwrap_or_else(|| std::process::exit(3));
        LEFT.set(left);
        Ticket(left)
    }
}

#[derive(Default)]
struct Row {
    ticket: Ticket,
    text: String,
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for text in rows.lines() {
        let row = Row { text: text.to_owned(), ..Row::default() };
        writeln!(out, "{} {}", row.ticket.0, row.text)?; //~ review once per fragment
    }
    Ok(())
}
