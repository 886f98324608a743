//! The handle without a buffer is there on purpose: what is read ahead here the child would miss.
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::process::Command;

fn main() -> io::Result<()> {
    let mut stdin = File::from(io::stdin().as_fd().try_clone_to_owned()?);
    let mut command = String::new();
    loop {
        let mut byte = [0];
        if stdin.read(&mut byte)? == 0 || byte[0] == b'\n' { //~ quiet message
            break;
        }
        command.push(char::from(byte[0]));
    }
    println!("{} bytes for the parent", command.len());
    let child = Command::new("wc").arg("-l").output()?;
    println!("and {} lines for its child", String::from_utf8_lossy(&child.stdout).trim());
    Ok(())
}
