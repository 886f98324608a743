//! Each `println!` locks, formats and writes; a buffer changes the macro, what a write error does, and when a reader sees it.
//! runs: same

use std::fs;

fn main() -> std::io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    for (number, line) in text.lines().enumerate() {
        println!("{:>4}: {}", number + 1, line); //~ line_buffered_stdout
    }
    Ok(())
}
