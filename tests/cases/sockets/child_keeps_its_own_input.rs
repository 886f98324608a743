//! Without `stdin(Stdio::piped())` there is no pipe to take, so that none of these lines is ever written.

use std::io::{self, Write};
use std::process::Command;

fn main() -> io::Result<()> {
    let words = ["harbour", "ledger", "lantern", "orchard"].repeat(50);
    let mut child = Command::new("wc").arg("-l").spawn()?;
    if let Some(mut input) = child.stdin.take() {
        for word in &words {
            writeln!(input, "{word}: {}", word.len())?; //~ quiet unpiped
        }
    }
    child.wait().map(drop)
}
