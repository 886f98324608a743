//! What is named for the tests that it serves is nobody's bottleneck, wherever it stands.
use std::fs::File;
use std::io::{self, Write};

pub fn create_test_rows(path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for row in 0..300 {
        writeln!(file, "row {row}")?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    create_test_rows("output")
}
