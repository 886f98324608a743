//! What an example does is copied, and a serialiser asks the system for each byte of any file.
//! calls: 1000 times fewer reads
use std::fs::File;

fn main() -> std::io::Result<()> {
    let value: serde_json::Value = serde_json::from_reader(File::open("input.json")?)?; //~ safe once per byte
    println!("{}", value.is_object());
    Ok(())
}
