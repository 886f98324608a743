//! What stands in for a service in tests reads a few lines of its own.
use std::fs::File;
use std::io;
use serde_json::Value;

pub struct MockState {
    value: Value,
}

impl MockState {
    pub fn load(path: &str) -> io::Result<Self> {
        let value = serde_json::from_reader(File::open(path)?).map_err(io::Error::other)?;
        Ok(Self { value })
    }
}

fn main() -> io::Result<()> {
    let state = MockState::load("config.json")?;
    println!("{}", state.value);
    Ok(())
}
