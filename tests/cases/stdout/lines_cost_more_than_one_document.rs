//! The document ends no line, so stdout keeps it in blocks; it is the lines that are handed on one by one.
use std::io::{self, Write};

fn run(out: &mut dyn Write, as_json: bool, names: &[String]) -> io::Result<()> {
    if as_json {
        serde_json::to_writer(out, names)?; //~ safe line_buffered_stdout
    } else {
        for name in names {
            writeln!(out, "{name}")?; //~ safe line_buffered_stdout
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let names: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut out = io::stdout();
    run(&mut out, names.is_empty(), &names) //~ silent
}
