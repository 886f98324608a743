//! Each byte passes through two buffers, and one of them asks the system.
//! select: redundant_buffer
//! calls: no more
use std::io::{self, BufRead, BufReader};

fn main() -> io::Result<()> {
    let mut lines = 0;
    for line in BufReader::new(io::stdin().lock()).lines() { //~ safe redundant_buffer
        lines += usize::from(!line?.is_empty());
    }
    let mut first = String::new();
    BufReader::new(std::fs::File::open("input.txt")?).read_line(&mut first)?;
    println!("{lines} {first}");
    Ok(())
}
