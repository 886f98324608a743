//! Who has told clippy need not tell a second tool.
use std::fs::File;
use std::io::{self, Read};

#[allow(clippy::unbuffered_bytes)]
fn first_line(path: &str) -> io::Result<usize> {
    let mut len = 0;
    for byte in File::open(path)?.bytes() { //~ silent
        if byte? == b'\n' {
            break;
        }
        len += 1;
    }
    Ok(len)
}

fn main() -> io::Result<()> {
    println!("{}", first_line("input.txt")?);
    Ok(())
}
