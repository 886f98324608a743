//! A real bug of real parsers: the second line is gone with the first buffer. No edit here can know what was meant.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn next_line(file: &mut File) -> io::Result<String> {
    let mut line = String::new();
    BufReader::new(file).read_line(&mut line)?; //~ left lost_read_ahead
    Ok(line)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    for _ in 0..2 {
        let line = next_line(&mut file)?;
        println!("{}", line.trim_end()); //~ quiet few-calls
    }
    Ok(())
}
