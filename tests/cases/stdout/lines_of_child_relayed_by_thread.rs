//! Whoever watches sees each line of the child when it comes.

use std::io::{self, BufRead, BufReader};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").arg("input.txt").stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().expect("it is piped");
    let relay = std::thread::spawn(move || {
        for line in BufReader::new(output).lines() {
            println!("{}", line.unwrap()); //~ quiet watched
        }
    });
    child.wait()?;
    relay.join().expect("the relay panicked");
    Ok(())
}
