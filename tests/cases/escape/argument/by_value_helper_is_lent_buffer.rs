//! A by-value helper would drop the buffer with its error: it gets `&mut`, and the flush stays with the caller.

use std::fs::{self, File};
use std::io::{self, Write};

fn render(mut out: impl Write, text: &str) -> io::Result<()> {
    for line in text.lines() {
        writeln!(out, "<p>{}</p>", line)?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    render(File::create(path)?, &text)?; //~ silent
    println!("rendered");
    Ok(())
}
