//! A child that has gone before it read all lost the last bytes in silence; the flush ends the function before it looks at
//! what the child has said.
use std::io::{self, BufWriter, Write};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let mut child = Command::new("sort").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    if let Some(stdin) = child.stdin.as_mut() {
        let mut lines = BufWriter::new(stdin);
        for row in 0..300 {
            writeln!(lines, "{}", row * 7919 % 300)?; //~ review unflushed_buffer
        }
    }
    let sorted = child.wait_with_output()?;
    io::stdout().write_all(&sorted.stdout) //~ quiet blocks
}
