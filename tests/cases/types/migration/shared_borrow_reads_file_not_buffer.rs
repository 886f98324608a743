//! `&File` reads, `&BufReader<File>` does not: a wrapped file cannot simply be borrowed as before.
use std::fs::File;
use std::path::Path;

use anyhow::Result;
use serde::Deserialize;

#[derive(Deserialize)]
struct Spec {
    name: String,
    retries: u32,
}

fn load(path: &Path) -> Result<Spec> {
    let file = File::open(path)?;
    let spec = serde_json::from_reader(&file)?; //~ safe once per byte
    Ok(spec)
}

fn main() -> Result<()> {
    let spec = load(Path::new("config.json"))?;
    println!("{} after {} retries", spec.name, spec.retries);
    Ok(())
}
