//! Next to a file that each turn makes, in the function that leads to the print, a line costs little.
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};

fn tell(name: &str) {
    println!("{name} is made"); //~ silent
}

fn make(name: &str) -> io::Result<()> {
    fs::write(format!("{}.made", name.len() % 3), name)?;
    tell(name);
    Ok(())
}

fn main() -> io::Result<()> {
    for line in BufReader::new(File::open("input.txt")?).lines() {
        make(&line?)?;
    }
    Ok(())
}
