//! No read waits until the array is full, so that a larger one behind it would be filled no better.

use std::io::{self, Read};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").arg("input.txt").stdout(Stdio::piped()).spawn()?;
    let mut output = child.stdout.take().unwrap();
    let mut bytes = [0; 256];
    let mut n_lines = 0;
    loop {
        let count = output.read(&mut bytes)?; //~ quiet as-it-comes
        if count == 0 {
            break;
        }
        n_lines += bytes[..count].iter().filter(|it| **it == b'\n').count();
    }
    child.wait()?;
    println!("{n_lines} lines");
    Ok(())
}
