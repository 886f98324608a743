//! Who runs a tool through us watches its lines as the tool prints them.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").arg("input.txt").stdout(Stdio::piped()).spawn()?;
    let printed = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let mut out = io::stdout();
    for line in printed.lines() {
        writeln!(out, "tool: {}", line?)?; //~ quiet watched
    }
    child.wait()?;
    Ok(())
}
