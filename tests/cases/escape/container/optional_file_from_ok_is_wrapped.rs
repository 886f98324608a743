//! `ok()` turns the missing file into `None`; the buffer goes inside.
use std::fs::File;

use serde_json::Value;

fn main() -> Result<(), serde_json::Error> {
    let overrides: Option<File> = File::open("config.json").ok();
    if let Some(file) = overrides {
        let overrides: Value = serde_json::from_reader(file)?; //~ safe once per byte
        println!("{}", overrides["name"]);
    }
    Ok(())
}
