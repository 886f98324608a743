//! Two arms leave before anything is written: what they come by is an empty buffer.
use std::fs::File;
use std::io::{self, Write};

fn save(text: &str, path: &str, kind: &str) -> io::Result<usize> {
    let mut out = File::create(path)?;
    match kind {
        "lines" => {
            for line in text.lines() {
                writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
            }
        }
        "nothing" => return Ok(0),
        other => {
            println!("no {other}"); //~ quiet beside
            return Ok(1);
        }
    }
    writeln!(out, "{} bytes", text.len())?; //~ safe once per fragment
    Ok(text.len())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    for kind in ["nothing", "words", "lines"] {
        println!("{}", save(&text, &path, kind)?);
    }
    Ok(())
}
