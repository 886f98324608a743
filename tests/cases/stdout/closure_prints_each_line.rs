//! What `for_each` is given is called for each line, as the body of a loop is.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    let input = BufReader::new(File::open("input.txt")?);
    input.lines().map_while(Result::ok).for_each(|line| println!("{}", line.to_uppercase())); //~ left line_buffered_stdout
    Ok(())
}
