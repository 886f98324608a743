//! On other systems the import would be unused above, and a build that denies warnings would fail.
#![deny(unused_imports)]
use std::fs::File;

#[cfg(unix)]
fn save(words: &[&str]) -> Result<(), Box<dyn std::error::Error>> {
    serde_json::to_writer(File::create("words.json")?, words)?; //~ safe once per token
    Ok(())
}

#[cfg(windows)]
fn save(_: &[&str]) -> Result<(), Box<dyn std::error::Error>> {
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let values: serde_json::Value = serde_json::from_reader(File::open("input.json")?)?; //~ safe once per byte
    let words: Vec<String> = (0..200).map(|n| format!("word {n}")).collect();
    save(&words.iter().map(String::as_str).collect::<Vec<_>>())?;
    println!("{}", values.is_null());
    Ok(())
}
