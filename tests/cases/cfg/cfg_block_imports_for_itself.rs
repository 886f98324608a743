//! Without the block nobody would need the import above.
//! runs: same

use std::error::Error;
use std::fs::{self, File};
use std::io::Write;

fn main() -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    #[cfg(target_family = "unix")]
    if let Some(first) = text.lines().next() {
        let mut rows = File::create(path)?;
        for line in text.lines() {
            writeln!(rows, "{} {}", first.len(), line.len())?; //~ safe once per fragment
        }
    }
    Ok(writeln!(std::io::stdout(), "{}", text.len())?) //~ quiet few-calls
}
