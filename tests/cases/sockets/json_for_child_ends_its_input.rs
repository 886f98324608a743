//! The child counts until its input ends, which it did when the call was over.

use std::error::Error;
use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;

fn count(value: &Value) -> Result<String, Box<dyn Error>> {
    let mut child = Command::new("wc").arg("-c").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    serde_json::to_writer(child.stdin.take().expect("stdin is piped"), value)?; //~ safe once per token
    let output = child.wait_with_output()?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn count_again(value: &Value) -> Result<String, Box<dyn Error>> {
    let mut child = Command::new("wc").arg("-c").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let stdin = child.stdin.take().expect("stdin is piped");
    serde_json::to_writer(stdin, value)?; //~ safe once per token
    let output = child.wait_with_output()?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn main() -> Result<(), Box<dyn Error>> {
    let value: Value = serde_json::from_slice(&fs::read("input.json")?)?;
    print!("{}{}", count(&value)?, count_again(&value)?);
    Ok(())
}
