//! The borrowed handle ends with its statement: it can be bound in front of it and flushed behind it.

use std::io::{self, Write};

fn print_all(lines: &[String]) {
    write_all(&mut io::stdout().lock(), lines).expect("write to stdout failed"); //~ silent
}

fn write_all(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    for line in lines {
        writeln!(out, "{line}")?; //~ safe line_buffered_stdout
    }
    Ok(())
}

fn main() {
    let lines: Vec<String> = (0..200).map(|n| format!("line {n}")).collect();
    print_all(&lines);
}
