//! The thread is given the writer by value, and it ends there.

use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::thread;

fn feed(pieces: Vec<Vec<u8>>, mut writer: impl Write) -> io::Result<()> {
    for bytes in pieces {
        writer.write_all(&bytes)?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let stdin = child.stdin.take().expect("stdin is piped");
    let pieces: Vec<Vec<u8>> = (0..100u8).map(|n| vec![b'a' + n % 26, b'\n']).collect();
    thread::spawn(move || {
        let _ = feed(pieces, stdin); //~ silent
    });
    let output = child.wait_with_output()?;
    println!("{}", output.stdout.len());
    Ok(())
}
