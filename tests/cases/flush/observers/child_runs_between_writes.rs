//! The process ends within the call, so a flush in front of it shows it the same file.
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::Command;

fn count(path: &str) -> io::Result<String> {
    let counted = Command::new("wc").arg("-c").arg(path).output()?;
    Ok(String::from_utf8_lossy(&counted.stdout).trim().to_owned())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(&path)?;
    let shown = path.clone();
    writeln!(file, "{} bytes", text.len())?; //~ safe once per fragment
    println!("{}", count(&shown)?);
    for (row, line) in text.lines().enumerate() {
        if row == 20 {
            let reached = count(&shown)?;
            println!("{reached}"); //~ quiet few-calls
        }
        writeln!(file, "{row} {line}")?; //~ safe once per fragment
    }
    Ok(())
}
