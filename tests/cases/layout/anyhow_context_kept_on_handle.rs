//! `with_context` stands between the call and its `?`: the buffer goes around all three.

use std::io::Write;

use anyhow::{Context, Result};

fn export_lines(input: &str, output: &str) -> Result<usize> {
    let text = std::fs::read_to_string(input).with_context(|| format!("cannot read {input}"))?;
    let mut file = std::fs::File::create(output).with_context(|| format!("cannot create {output}"))?;
    let mut exported = 0;
    for line in text.lines().filter(|line| !line.is_empty()) {
        writeln!(file, "{}: {}", exported, line.trim()).context("cannot write a line")?; //~ safe once per fragment
        exported += 1;
    }
    Ok(exported)
}

fn main() -> Result<()> {
    let output = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let exported = export_lines("input.txt", &output)?;
    println!("{exported} lines");
    Ok(())
}
