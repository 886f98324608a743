//! What the programs may look at is on the disk before the first of them starts, and no turn of the loop writes more.
use std::fs::File;
use std::io::{self, Write};
use std::process::Command;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut summary = File::create(&path)?;
    for number in 0..100 {
        writeln!(summary, "- chapter {number}")?; //~ safe once per fragment
    }
    let mut lengths = Vec::new();
    for flag in ["-l", "-c"] {
        let counted = Command::new("wc").arg(flag).arg("input.txt").output()?;
        lengths.push(String::from_utf8_lossy(&counted.stdout).trim().to_owned());
    }
    for length in lengths {
        writeln!(summary, "- {length}")?; //~ safe once per fragment
    }
    Ok(())
}
