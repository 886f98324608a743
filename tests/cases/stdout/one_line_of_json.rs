//! Stdout gathers a line up to a kilobyte by itself (traced): a buffer in front of it only adds its own flush.

use std::error::Error;
use std::{fs, io};

fn show(settings: &serde_json::Value, short: bool) -> Result<(), Box<dyn Error>> {
    if short {
        serde_json::to_writer(io::stdout(), &settings["retries"])?; //~ quiet few-calls
    } else {
        serde_json::to_writer(&mut io::stdout().lock(), settings)?; //~ quiet few-calls
    }
    println!();
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let settings: serde_json::Value = serde_json::from_slice(&fs::read("config.json")?)?;
    show(&settings, true)?;
    show(&settings, false)
}
