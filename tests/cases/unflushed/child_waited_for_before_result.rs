//! The child ends when its input does, which is dropped by what took it and before anybody asks for the result.
use std::io::{self, BufWriter, Write};
use std::process::{Command, Stdio};

fn feed(mut out: impl Write) -> io::Result<()> {
    for row in 0..300 {
        writeln!(out, "{row}")?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut child = Command::new("sort").stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
    let input = BufWriter::new(child.stdin.take().unwrap());
    let fed = feed(input); //~ left unflushed_buffer
    let status = child.wait()?;
    fed?;
    println!("{status}");
    Ok(())
}
