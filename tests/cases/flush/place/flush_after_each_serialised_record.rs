//! The serialiser writes token by token within each turn, so a buffer pays although each turn flushes it.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(path)?;
    for line in fs::read_to_string("input.txt")?.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        serde_json::to_writer(&mut file, &words)?; //~ safe once per token
        file.write_all(b"\n")?; //~ silent
        file.flush()?;
    }
    Ok(())
}
