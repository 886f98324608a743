//! Which of the formats writes is told by a method of a file that tells of no I/O.
mod format;
mod output;

use std::fs::File;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let format = if path.ends_with(".tsv") { format::Format::Tabs } else { format::Format::Lines };
    let mut output = format.output();
    let mut file = File::create(path)?;
    output.complete(&mut file)
}
