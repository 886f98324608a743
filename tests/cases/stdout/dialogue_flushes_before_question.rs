//! Somebody answers after every few lines, and the list between two questions is short.

use std::io::{self, BufRead, Write};

fn ask(out: &mut impl Write, input: &mut impl BufRead, names: &[String]) -> io::Result<bool> {
    writeln!(out, "These are to be moved:")?;
    for name in names {
        writeln!(out, "{}: {}", name.len(), name)?; //~ quiet message
    }
    writeln!(out, "Go on?")?;
    out.flush()?;
    let mut answer = String::new();
    input.read_line(&mut answer)?;
    if answer.is_empty() {
        writeln!(out, "No answer.")?;
        out.flush()?;
    }
    Ok(answer.trim() == "y")
}

fn main() -> io::Result<()> {
    let names: Vec<String> = std::fs::read_to_string("input.txt")?.lines().map(str::to_owned).collect();
    let moved = ask(&mut io::stdout(), &mut io::stdin().lock(), &names)?; //~ silent
    println!("{moved}");
    Ok(())
}
