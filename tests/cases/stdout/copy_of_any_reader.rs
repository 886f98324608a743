//! What comes in may come from somebody who sends a line now and then: a full buffer would keep it from who waits.

use std::fs::File;
use std::io::{self, Cursor, Read};

fn open(path: Option<String>) -> io::Result<Box<dyn Read>> {
    Ok(match path {
        Some(path) => Box::new(File::open(path)?),
        None => Box::new(io::stdin()),
    })
}

fn main() -> io::Result<()> {
    let mut input = open(std::env::args().nth(1))?;
    let mut head = vec![0; 4096];
    let length = input.read(&mut head)?; //~ quiet blocks
    head.truncate(length);
    let mut all = Cursor::new(head).chain(input);
    io::copy(&mut all, &mut io::stdout())?; //~ quiet flushed
    Ok(())
}
