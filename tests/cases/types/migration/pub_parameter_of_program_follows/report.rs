use std::fs::File;
use std::io::{self, Write};

/// Writes one numbered line for each line of the text.
pub fn write_report(file: &mut File, text: &str) -> io::Result<()> {
    for (number, line) in text.lines().enumerate() {
        writeln!(file, "{}. {}", number, line)?; //~ safe once per fragment
    }
    Ok(())
}
