//! `serde_json::Error` is a name that this crate does not know; the closure that prints it prints that of the flush as well.
use std::fs::File;

use interchange::Interchange;

fn export(path: &str, keys: Vec<String>) -> Result<(), String> {
    let file = File::create(path).map_err(|e| format!("Unable to create {path}: {e:?}"))?;
    Interchange { keys }.write_to(&file).map_err(|e| format!("Error writing {path}: {e:?}"))?;
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let keys = (0..300).map(|n| format!("key {n}")).collect();
    if let Err(error) = export(&path, keys) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
