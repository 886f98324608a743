//! Behind the line the program ends: it is printed once, however long the loop is that leads there.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn refuse(line: &str) {
    println!("not a row: {line}"); //~ silent
    std::process::exit(1);
}

fn main() -> io::Result<()> {
    let mut rows = 0;
    for line in BufReader::new(File::open("input.txt")?).lines() {
        let line = line?;
        if line.len() > 100_000 {
            refuse(&line);
        }
        rows += 1;
    }
    println!("{rows} rows"); //~ silent
    Ok(())
}
