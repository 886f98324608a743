//! The child waits for the end of its input: the flush stands before the `drop` that ends it.
//! calls: 50 times fewer writes

use std::io::{self, Write};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let mut child = Command::new("sort").arg("-n").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;

    let mut stdin = child.stdin.take().expect("stdin is piped");
    for n in 0..300u32 {
        writeln!(stdin, "{} {}", (n * 7_919) % 1_000, n)?; //~ safe once per fragment
    }
    drop(stdin);

    let sorted = child.wait_with_output()?;
    io::stdout().write_all(&sorted.stdout)?; //~ quiet blocks
    Ok(())
}
