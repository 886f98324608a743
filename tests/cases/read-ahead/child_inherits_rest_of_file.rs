//! The child starts reading where the parent stopped, so the parent must not read ahead.
use std::fs::File;
use std::io::{self, Read};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let mut script = File::open("input.txt")?;
    let mut interpreter = String::new();
    let mut byte = [0];
    while script.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ left once per call
        interpreter.push(char::from(byte[0]));
    }
    println!("{} bytes of interpreter", interpreter.len());
    let output = Command::new("wc").arg("-l").stdin(Stdio::from(script)).output()?;
    println!("{} lines are left", String::from_utf8_lossy(&output.stdout).trim());
    Ok(())
}
