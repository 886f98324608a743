//! A buffer of the callee may read ahead as far as it likes where nobody reads on.

use std::fs::File;
use std::io;

use serde_json::Value;

fn parse(file: &File) -> Result<Value, String> {
    serde_json::from_reader(file).map_err(|error| error.to_string()) //~ safe once per byte
}

fn main() -> io::Result<()> {
    let file = File::open("config.json")?;
    let config = parse(&file).map_err(io::Error::other)?;
    println!("{}", config["verbose"]);
    Ok(())
}
