//! `BufWriter` and `writer` mean something else in this file already.

use std::fs::File;
use std::io;

/// Collects the names of those who wrote to us.
#[derive(Default)]
struct BufWriter {
    names: Vec<String>,
}

fn main() -> io::Result<()> {
    let mut writer = BufWriter::default();
    for line in std::fs::read_to_string("input.txt")?.lines() {
        writer.names.extend(line.split_whitespace().map(str::to_owned));
    }

    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    serde_json::to_writer(File::create(path)?, &writer.names)?; //~ safe once per token
    println!("{} names", writer.names.len());
    Ok(())
}
