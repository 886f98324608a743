//! The code puts a buffer around the file itself once it has seen how it begins.
use std::fs::File;
use std::io::{BufRead, BufReader, Seek};

use serde_json::{Deserializer, Value};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut file = File::open("input.jsonl")?;
    let first = Deserializer::from_reader(&file).into_iter::<Value>().next().ok_or("empty")??; //~ quiet header
    if !first.is_object() {
        return Err("records expected".into());
    }
    file.rewind()?;
    let reader = BufReader::new(file);
    println!("{}", reader.lines().count());
    Ok(())
}
