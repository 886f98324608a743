//! What a macro calls may use that macro again: neither of them is looked into for ever.
use std::fs::File;
use std::io::{self, Write};

macro_rules! note {
    ($level:expr, $text:expr) => {
        if $level > 0 {
            tell($level - 1, $text)
        }
    };
}

fn tell(level: u32, text: &str) {
    note!(level, text);
    eprintln!("{level} {text}");
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(path)?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        writeln!(out, "{line}")?; //~ safe once per fragment
        note!(0, line);
    }
    Ok(())
}
