//! A buffer over `child.stdin` borrows the child until it is dropped: it must be gone before the child is waited for.

use std::error::Error;
use std::fs;
use std::process::{Command, Stdio};

fn main() -> Result<(), Box<dyn Error>> {
    let value: serde_json::Value = serde_json::from_slice(&fs::read("input.json")?)?;
    let mut child = Command::new("wc").arg("-c").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    serde_json::to_writer(child.stdin.as_mut().expect("stdin is piped"), &value)?; //~ safe once per token
    let output = child.wait_with_output()?;
    print!("{}", String::from_utf8_lossy(&output.stdout));
    Ok(())
}
