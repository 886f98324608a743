//! A buffer for each call of the helper would hand on each line as stdout does; the callers hold the handle.
use std::io::{self, ErrorKind, Stdout, Write};

fn show(stdout: &mut Stdout, line: &str) -> Result<bool, String> {
    if let Err(error) = writeln!(stdout, "{line}") { //~ left line_buffered_stdout
        if error.kind() == ErrorKind::BrokenPipe {
            return Ok(false);
        }
        return Err(error.to_string());
    }
    Ok(true)
}

fn main() -> Result<(), String> {
    let text = std::fs::read_to_string("input.txt").map_err(|error| error.to_string())?;
    let mut stdout = io::stdout();
    for line in text.lines() {
        if !show(&mut stdout, line)? {
            return Ok(());
        }
    }
    Ok(())
}
