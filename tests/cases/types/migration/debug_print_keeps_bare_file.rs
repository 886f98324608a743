//! `{file:?}` would tell of the buffer instead of the file, so the buffer stands in the call alone.

use std::error::Error;
use std::fs::File;

fn main() -> Result<(), Box<dyn Error>> {
    let file = File::open("input.json")?;
    let value: serde_json::Value = serde_json::from_reader(&file)?; //~ safe once per byte
    if value.is_null() {
        return Err(format!("nothing in {file:?}").into());
    }
    println!("{}", value.is_array());
    Ok(())
}
