//! A `loop` without `break` has no value: the flush stands before the `return` and nothing behind the loop.
use std::fs::File;
use std::io::{self, Write};

fn fill(path: &str, mut left: usize) -> io::Result<()> {
    let mut file = File::create(path)?;
    loop {
        if left == 0 {
            return Ok(());
        }
        file.write_all(b"again\n")?; //~ safe once per call
        left -= 1;
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    fill(&path, 500)
}
