//! `read_message` is called again on the same file: a buffer of its own would swallow the next message.
use std::fs::File;
use std::io::{self, Read};

fn read_message(file: &mut File) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0];
    if file.read(&mut length)? == 0 { //~ safe once per call
        return Ok(None);
    }
    let mut message = Vec::new();
    for _ in 0..length[0] {
        let mut byte = [0];
        if file.read(&mut byte)? == 0 { //~ safe once per call
            break;
        }
        message.push(byte[0]);
    }
    Ok(Some(message))
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let mut longest = 0;
    let mut messages = 0;
    while let Some(message) = read_message(&mut file)? {
        longest = longest.max(message.len());
        messages += 1;
    }
    println!("{messages} messages, the longest of {longest} bytes");
    Ok(())
}
