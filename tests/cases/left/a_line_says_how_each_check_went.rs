//! Each line says that a check is over, and whoever waits for the checks looks on.

use std::fs;

fn main() -> std::io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    for line in text.lines() {
        let expected = line.len();
        let counted = line.bytes().count();
        if counted == expected {
            println!("PASS: {line} has {counted} bytes");
        } else {
            println!("FAIL: {line} has {counted} bytes, not {expected}");
        }
    }
    Ok(())
}
