//! The child sorts once its input ends; the helper owns the pipe and is where it must be flushed.
use std::fs;
use std::io::{self, Write};
use std::process::{ChildStdin, Command, Stdio};

fn feed(mut stdin: ChildStdin, text: &str) -> io::Result<()> {
    for line in text.lines() {
        for word in line.split(' ').skip(1).take(2) {
            writeln!(stdin, "{word} {}", word.len())?; //~ safe once per fragment
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut child = Command::new("sort").arg("-u").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    if let Some(stdin) = child.stdin.take() {
        feed(stdin, &text)?;
    }
    let output = child.wait_with_output()?;
    io::stdout().write_all(&output.stdout) //~ quiet blocks
}
