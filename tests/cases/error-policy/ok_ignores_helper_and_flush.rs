//! The helper's error is thrown away by its caller, who owns the file; the flush is thrown away the same way.
use std::fs::{self, File};
use std::io::{self, Write};

fn write_stats(out: &mut File, lines: &[&str]) -> io::Result<()> {
    for (row, line) in lines.iter().enumerate() {
        writeln!(out, "{row} {} {}", line.len(), line.matches('e').count())?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    if let Ok(mut out) = File::create("stats.txt") {
        write_stats(&mut out, &lines).ok();
    }
    println!("{} lines", lines.len());
    Ok(())
}
