//! What the callee's buffer has read ahead is lost to the caller, who asks for the rest.

use std::fs::File;
use std::io::{self, Read};

use serde_json::Value;

fn parse(file: &File) -> Result<Value, String> {
    serde_json::from_reader(file).map_err(|error| error.to_string()) //~ review once per byte
}

fn main() -> io::Result<()> {
    let mut file = File::open("config.json")?;
    let config = parse(&file).map_err(io::Error::other)?;
    let mut rest = Vec::new();
    file.read_to_end(&mut rest)?;
    println!("{} and {} bytes", config["verbose"], rest.len());
    Ok(())
}
