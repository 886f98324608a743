//! What counts the bytes asks for them as it was asked, one at a time.

use std::fs::File;

use indicatif::ProgressBar;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bar = ProgressBar::hidden();
    let file = File::open("config.json")?;
    let config: serde_json::Value = serde_json::from_reader(bar.wrap_read(file))?; //~ safe once per byte
    println!("{}", config["verbose"]);
    Ok(())
}
