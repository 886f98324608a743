//! What the helper hands on is no error of its writes, and a flush behind it ignores its own as they do.
use std::fs::File;
use std::io::{self, Write};

fn parts(out: &mut impl Write, text: &str, depth: usize) -> io::Result<()> {
    for (at, line) in text.lines().enumerate() {
        let _ = writeln!(out, "{at:depth$} {line}"); //~ safe once per fragment
    }
    match text.split_once('\n') {
        Some((_, rest)) if depth < 3 => parts(out, rest, depth + 1),
        Some(_) => Ok(()),
        None => Err(io::Error::other("a text of one line")),
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut out = File::create(path)?;
    let _ = writeln!(out, "{} bytes", text.len()); //~ safe once per fragment
    parts(&mut out, &text, 0)?; //~ silent
    println!("done");
    Ok(())
}
