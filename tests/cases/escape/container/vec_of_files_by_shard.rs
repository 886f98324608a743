//! Every shard is a file of its own in a vector: each would need its own buffer, and a flush behind the loop.
use std::fs::{self, File};
use std::io::{self, Write};

const SHARDS: usize = 4;

fn split(text: &str) -> io::Result<()> {
    let mut shards = Vec::with_capacity(SHARDS);
    for n in 0..SHARDS {
        shards.push(File::create(format!("shard-{n}.txt"))?);
    }
    for (row, line) in text.lines().enumerate() {
        let shard = &mut shards[line.len() % SHARDS];
        writeln!(shard, "{row} {line}")?; //~ left once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    split(&text)
}
