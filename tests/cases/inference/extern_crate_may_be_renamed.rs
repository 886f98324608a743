//! The sink is known by its crate, whatever the crate is called here.
//! edition: 2021
extern crate serde_json as json;

use std::fs::File;

fn main() -> Result<(), json::Error> {
    let file = File::open("config.json").map_err(json::Error::io)?;
    let config = json::from_reader::<_, json::Value>(file)?; //~ safe once per byte
    println!("{}", config["name"]);
    Ok(())
}
