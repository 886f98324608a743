//! What is read now is said before it is read: who waits for it wants to know at once.
use std::fs::File;
use std::io::{self, BufRead, BufReader};

fn sizes(list: &str) -> io::Result<Vec<u64>> {
    let mut sizes = Vec::new();
    for name in BufReader::new(File::open(list)?).lines() {
        let name = name?;
        println!("Measuring {name}");
        sizes.push(name.bytes().map(u64::from).sum());
        println!("  {name} is summed up ...");
    }
    Ok(sizes)
}

fn main() -> io::Result<()> {
    println!("{}", sizes("input.txt")?.len());
    Ok(())
}
