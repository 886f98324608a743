//! The file lives and dies in one arm; the other arm has nothing to flush.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};

enum Format {
    Tsv,
    Silent,
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let format = if env::args().nth(2).is_some() { Format::Silent } else { Format::Tsv };
    match format {
        Format::Tsv => {
            let mut file = File::create(&path)?;
            for line in text.lines() {
                writeln!(file, "{}\t{}", line.len(), line)?; //~ safe once per fragment
            }
        }
        Format::Silent => println!("{} lines", text.lines().count()),
    }
    Ok(())
}
