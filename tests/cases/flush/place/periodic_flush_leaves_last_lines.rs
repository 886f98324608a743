//! The flush in the condition comes last in the text, but not behind the last ones.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(path)?;
    let text = std::fs::read_to_string("input.txt")?;
    for (number, line) in text.lines().enumerate() {
        serde_json::to_writer(&mut out, &line.split(' ').collect::<Vec<_>>())?; //~ safe once per token
        out.write_all(b"\n")?; //~ safe once per call
        if number % 100 == 99 {
            out.flush()?;
        }
    }
    Ok(())
}
