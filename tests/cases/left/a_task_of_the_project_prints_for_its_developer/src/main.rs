//! What `cargo xtask` prints goes by before one developer, as does what a build script prints.
use std::fs;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = fs::read_to_string("input.txt")?;
    for line in text.lines() {
        println!("{line}");
    }
    Ok(())
}
