//! A pipe costs a system call for each read just as a file does.
use std::error::Error;
use std::process::{Command, Stdio};

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let mut child = Command::new("cat").arg("input.json").stdout(Stdio::piped()).spawn()?;
    let stdout = child.stdout.take().ok_or("cat has no output")?;
    let metadata: Value = serde_json::from_reader(stdout)?; //~ safe once per byte
    let status = child.wait()?;
    println!("{} items, {status}", metadata["items"].as_array().map_or(0, Vec::len));
    Ok(())
}
