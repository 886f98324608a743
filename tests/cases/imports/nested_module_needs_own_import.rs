//! An import at the top of the file does not reach into a `mod` block.
use std::error::Error;

mod settings {
    use std::fs::File;

    use serde_json::{Result, Value};

    pub fn load(path: &str) -> Result<Value> {
        let file = File::open(path).map_err(serde_json::Error::io)?;
        serde_json::from_reader(file) //~ safe once per byte
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", settings::load("config.json")?["paths"][0]);
    Ok(())
}
