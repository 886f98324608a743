//! `return number(&mut file)` is the last write of that path: its error must still be reported.
use std::fs::File;
use std::io::{self, Write};

fn number(out: &mut impl Write, n_lines: usize) -> io::Result<()> {
    for i in 0..n_lines {
        writeln!(out, "{i}")?; //~ safe once per fragment
    }
    Ok(())
}

fn report(path: &str, n_lines: usize) -> io::Result<()> {
    let mut file = File::create(path)?;
    if n_lines > 50 {
        return number(&mut file, n_lines); //~ silent
    }
    for i in 0..n_lines {
        writeln!(file, "line {i}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    report(&path, 300)
}
