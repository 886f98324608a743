//! The helper both writes and ends the process: what it was given to write through is never flushed then.
use std::io::{self, Write};
use std::process;

fn show(out: &mut dyn Write, text: &str) -> io::Result<()> {
    for c in text.chars() {
        if c == '!' {
            process::exit(0);
        }
        writeln!(out, "{c}")?; //~ review line_buffered_stdout
    }
    Ok(())
}

fn show_all(texts: &[&str]) -> io::Result<()> {
    let mut out = io::stdout();
    for text in texts {
        show(&mut out, text)?; //~ silent
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    show_all(&text.lines().collect::<Vec<_>>())
}
