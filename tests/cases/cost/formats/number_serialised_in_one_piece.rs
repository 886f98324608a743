//! A counter is one token for any serialiser: one call, with a buffer or without.
use std::fs::{self, File};
use std::io;

fn next(path: &str) -> io::Result<u64> {
    let last: u64 = fs::read_to_string(path).ok().and_then(|it| it.parse().ok()).unwrap_or(0);
    let file = File::create(path)?;
    serde_json::to_writer(file, &(last + 1))?; //~ silent
    Ok(last + 1)
}

fn main() -> io::Result<()> {
    for _ in 0..3 {
        println!("{}", next("counter.json")?); //~ quiet beside
    }
    Ok(())
}
