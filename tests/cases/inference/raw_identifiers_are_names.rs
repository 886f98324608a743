//! `r#type` and `type` are the same name; an edit must not lose the prefix.
use std::error::Error;
use std::fs::File;

use serde_json::Value;

fn r#match(r#type: &str) -> Result<Value, Box<dyn Error>> {
    let r#in = File::open(r#type)?;
    let r#struct = serde_json::from_reader(r#in)?; //~ safe once per byte
    Ok(r#struct)
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("{}", r#match("config.json")?["retries"]);
    Ok(())
}
