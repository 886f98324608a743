//! The buffer goes around the unwrapped file, not around the `Result`.
use std::fs::File;

use serde_json::Value;

fn main() {
    let settings: Value = serde_json::from_reader(File::open("config.json").unwrap()).unwrap(); //~ safe once per byte
    println!("{}", settings["retries"]);
}
