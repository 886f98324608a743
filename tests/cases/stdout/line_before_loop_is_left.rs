//! Whichever arm prints, the loop is over behind it: the arm that goes on is another one.
use std::fs;
use std::io;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    for line in text.lines() {
        match line {
            "again" => println!("{line}"), //~ silent
            "quit" => (),
            _ => continue,
        }
        break;
    }
    Ok(())
}
