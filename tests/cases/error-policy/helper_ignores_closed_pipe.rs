//! `summary` does not care whether anybody reads it; a flush with `?` would make a closed pipe the end of the program.
use std::fs;
use std::io::{self, Write};

fn summary(out: &mut impl Write, lines: &[&str]) {
    _ = writeln!(out, "{} lines", lines.len()); //~ safe line_buffered_stdout
    for line in lines {
        _ = writeln!(out, "  {line}"); //~ safe line_buffered_stdout
    }
}

fn run() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    summary(&mut io::stdout().lock(), &text.lines().collect::<Vec<_>>()); //~ silent
    Ok(())
}

fn main() -> io::Result<()> {
    run()
}
