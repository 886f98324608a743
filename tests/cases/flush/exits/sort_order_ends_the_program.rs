//! `sort` asks the order of the program's own type, and that gives up on what it cannot compare.
use std::cmp::Ordering;
use std::fs::File;
use std::io::{self, Write};

#[derive(PartialEq, Eq)]
struct Item(usize);

impl Ord for Item {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.0 == 0 {
            std::process::exit(0);
        }
        self.0.cmp(&other.0)
    }
}

impl PartialOrd for Item {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut items = vec![Item(3), Item(0), Item(1)];
    let mut out = File::create(path)?;
    for line in text.lines() {
        items.push(Item(line.len()));
        writeln!(out, "{line}")?; //~ safe once per fragment
    }
    items.sort();
    for item in &items {
        writeln!(out, "{}", item.0)?; //~ safe once per fragment
    }
    Ok(())
}
