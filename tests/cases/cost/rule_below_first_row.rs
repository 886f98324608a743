//! What is written in one turn of many, by the number of the row that a range gives, is written once.
use std::fs::File;
use std::io::{self, Write};

fn rule(out: &mut File, width: usize) -> io::Result<()> {
    writeln!(out, "{}", "-".repeat(width)) //~ quiet few-calls
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let rows: Vec<&str> = text.lines().collect();
    let mut out = File::create("output.txt")?;
    let mut n_words = 0;
    for at in 0..rows.len() {
        n_words += rows[at].split(' ').count();
        if at == 0 {
            rule(&mut out, 12)?;
        }
    }
    println!("{n_words}");
    Ok(())
}
