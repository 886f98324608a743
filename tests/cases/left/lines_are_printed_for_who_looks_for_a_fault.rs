//! Whoever calls it reads what it prints, and it is soon over.

use std::io::{self, Write};

struct Entries {
    names: Vec<String>,
}

impl Entries {
    fn print_debug(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        for name in &self.names {
            writeln!(out, "{}: {}", name.len(), name)?;
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    Entries { names: text.lines().map(str::to_owned).collect() }.print_debug()
}
