//! The reader follows the writer line by line, as `tail -f` does, and would find nothing yet.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut spool = File::create("output")?;
    let mut follower = BufReader::new(File::open("output")?);
    let mut seen = String::new();
    for line in text.lines() {
        writeln!(spool, "{} {}", line.len(), line)?; //~ review once per fragment
        follower.read_line(&mut seen)?;
    }
    println!("{} of {} lines seen", seen.lines().count(), text.lines().count());
    Ok(())
}
