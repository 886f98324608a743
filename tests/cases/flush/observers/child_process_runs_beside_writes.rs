//! It is started before the lines are written, and may follow the file while they are.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::Command;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(&path)?;
    writeln!(file, "{} bytes", text.len())?; //~ review once per fragment
    let mut child = Command::new("true").spawn()?;
    for line in text.lines() {
        writeln!(file, "{}:{}", line.len(), line)?; //~ review once per fragment
    }
    child.wait()?;
    Ok(())
}
