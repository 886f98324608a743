//! miette takes no error by a bare `?`: the flush goes through `into_diagnostic` like the call before it.
//! runs: same

use std::fs::File;

use miette::{IntoDiagnostic, Result, WrapErr};

fn store(lines: &[&str]) -> Result<()> {
    let file = File::create("output").into_diagnostic().wrap_err("cannot make the list")?;
    serde_json::to_writer(file, lines).into_diagnostic()?; //~ safe once per token
    println!("stored");
    Ok(())
}

fn main() -> Result<()> {
    let text = std::fs::read_to_string("input.txt").into_diagnostic()?;
    let lines: Vec<&str> = text.lines().collect();
    store(&lines)
}
