//! What stands behind a chain of `and_then` is said of each write in it, so all writes say the same.
use std::fs::{self, File};
use std::io::Write;

use anyhow::{Context, Result};

fn main() -> Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(&path).with_context(|| format!("no file {path}"))?;
    writeln!(file, "[lines]") //~ safe once per call
        .and_then(|()| writeln!(file, "count = {}", text.lines().count())) //~ safe once per fragment
        .with_context(|| format!("cannot write to {path}"))?;
    for line in text.lines() {
        writeln!(file, "{} = {:?}", line.len(), line) //~ safe once per fragment
            .with_context(|| format!("cannot write to {path}"))?;
    }
    Ok(())
}
