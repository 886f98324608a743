//! `from_reader::<fs_err::File, _>` spells the reader's type, which the repair changes.
use std::io::ErrorKind;

use anyhow::Result;
use serde::Deserialize;

#[derive(Deserialize)]
struct DirectUrl {
    name: String,
    paths: Vec<String>,
}

fn direct_url(path: &str) -> Result<Option<DirectUrl>> {
    let file = match fs_err::File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let direct_url = serde_json::from_reader::<fs_err::File, DirectUrl>(file)?; //~ safe once per byte
    Ok(Some(direct_url))
}

fn main() -> Result<()> {
    if let Some(direct_url) = direct_url("config.json")? {
        println!("{} from {:?}", direct_url.name, direct_url.paths);
    }
    println!("{}", direct_url("absent.json")?.is_none());
    Ok(())
}
