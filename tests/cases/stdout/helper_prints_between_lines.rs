//! A buffer for the loop would hold its lines back while those of the helper go out.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn heading(number: usize) {
    println!("# {number}");
}

fn main() -> io::Result<()> {
    let input = BufReader::new(File::open("input.txt")?);
    for (number, line) in input.lines().enumerate() {
        if number % 100 == 0 {
            heading(number);
        }
        println!("{}", line?); //~ left line_buffered_stdout
    }
    Ok(())
}
