//! Each turn of the loop reads one line of the file that a child inherits in the end.
use std::fs::File;
use std::io::{self, Read};
use std::process::Command;

fn read_line(input: &mut dyn Read) -> io::Result<String> {
    let mut line = Vec::new();
    let mut byte = [0];
    loop {
        input.read_exact(&mut byte)?; //~ left once per call
        if byte[0] == b'\n' {
            return Ok(String::from_utf8_lossy(&line).into_owned());
        }
        line.push(byte[0]);
    }
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let mut longest = String::new();
    for _ in 0..100 {
        let line = read_line(&mut file)?; //~ silent
        if line.len() > longest.len() {
            longest = line;
        }
    }
    println!("{longest}");
    Command::new("tail").arg("-n2").stdin(file).status()?;
    Ok(())
}
