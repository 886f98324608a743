//! The list is written out, and it has four entries: a buffer for the child would save less than it takes to read.
use std::io::{self, Write};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").stdin(Stdio::piped()).spawn()?;
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let host = std::env::args().nth(5).unwrap_or_else(|| "localhost".to_owned());
    for (key, value) in [("protocol", "https"), ("host", host.as_str()), ("path", "/"), ("user", "me")] {
        writeln!(stdin, "{key}={value}")?; //~ quiet few-calls
    }
    drop(stdin);
    child.wait()?;
    Ok(())
}
