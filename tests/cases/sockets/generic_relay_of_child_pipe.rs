//! The helper sees a reader; only its caller knows that somebody still writes the other end.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn relay(input: impl BufRead) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in input.split(b'\n') {
        out.write_all(&line?)?; //~ review line_buffered_stdout
        out.write_all(b"\n")?; //~ review line_buffered_stdout
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").arg("input.txt").stdout(Stdio::piped()).spawn()?;
    let printed = child.stdout.take().expect("stdout is piped");
    relay(BufReader::new(printed))?;
    child.wait()?;
    Ok(())
}
