//! The pattern takes the `Result` apart, so the buffer goes to the use of the name.
use std::fs::File;

use serde_json::Value;

fn main() {
    let Ok(file) = File::open("config.json") else {
        println!("no configuration, using the defaults");
        return;
    };
    let config: Value = match serde_json::from_reader(file) { //~ safe once per byte
        Ok(config) => config,
        Err(error) => {
            println!("bad configuration: {error}");
            return;
        }
    };
    println!("{}", config["verbose"]);
}
