//! A library with its own error type maps each error where it arises; the buffer goes around all of it.
use std::fs::File;
use std::io;

use serde_json::Value;
use thiserror::Error;

#[derive(Debug, Error)]
enum LoadError {
    #[error("cannot open {path}")]
    Open { path: String, source: io::Error },
    #[error("cannot parse the settings")]
    Parse(#[from] serde_json::Error),
}

fn load(path: &str) -> Result<Value, LoadError> {
    let file = File::open(path).map_err(|source| LoadError::Open { path: path.to_string(), source })?;
    Ok(serde_json::from_reader(file)?) //~ safe once per byte
}

fn main() -> Result<(), LoadError> {
    println!("{}", load("config.json")?["paths"]);
    if let Err(error) = load("missing.json") {
        println!("{error}");
    }
    Ok(())
}
