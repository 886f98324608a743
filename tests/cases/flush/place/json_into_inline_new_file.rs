//! The file has no name, so a buffer needs one: else there is nothing to flush, and the last write error is lost.
//! calls: 1000 times fewer writes

use std::error::Error;
use std::fs::{self, File};

fn main() -> Result<(), Box<dyn Error>> {
    let catalogue: serde_json::Value = serde_json::from_slice(&fs::read("input.json")?)?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    serde_json::to_writer(File::create(path)?, &catalogue)?; //~ safe once per token
    println!("saved");
    Ok(())
}
