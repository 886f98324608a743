//! A list is joined with a comma, which waits for nobody; a thread is joined with nothing.
//! runs: same

use std::fs;
use std::io;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        println!("{}", words.join(",")); //~ review line_buffered_stdout
    }
    Ok(())
}
