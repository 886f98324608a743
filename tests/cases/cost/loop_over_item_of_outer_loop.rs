//! Each file is an item of the outer loop, and the inner loop writes to that one again and again.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let names = ["a.txt", "b.txt"];
    let mut files = names.iter().map(File::create).collect::<io::Result<Vec<_>>>()?;
    for file in &mut files {
        for number in 0..5000 {
            writeln!(file, "{number}")?; //~ safe once per fragment
        }
    }
    Ok(())
}
