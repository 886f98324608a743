//! `Stdio` takes the `File` itself: the buffer is emptied and gone before the child writes behind it.
//! runs: same

use std::fs::{self, File};
use std::io::{self, Write};
use std::process::Command;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut transcript = File::create(path)?;
    for line in text.lines() {
        writeln!(transcript, "$ {} # {}", line.len(), line)?; //~ safe once per fragment
    }
    let status = Command::new("echo").arg("end of transcript").stdout(transcript).status()?;
    println!("{status}");
    Ok(())
}
