//! The function that makes the serialiser names its alias alone.
//! runs: same
//! calls: 20 times fewer writes
use std::fs::File;
use std::io;

use serde::Serialize;

type Json<W> = serde_json::Serializer<W>;

fn write(lines: &[&str]) -> io::Result<()> {
    let file = File::create("lines.json")?;
    let mut out = Json::new(&file); //~ safe once per token
    lines.serialize(&mut out)?;
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    write(&text.lines().collect::<Vec<_>>())
}
