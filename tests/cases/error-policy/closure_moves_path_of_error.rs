//! The path is gone with the closure of the write, so the flush is tied to the write and shares what that says.
//! runs: same

use std::fmt;
use std::fs::File;
use std::io;

#[derive(Debug)]
enum Fault {
    Made(String, io::Error),
    Filled(String, serde_json::Error),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Made(path, error) => write!(f, "{path}: {error}"),
            Fault::Filled(path, error) => write!(f, "{path}: {error}"),
        }
    }
}

impl std::error::Error for Fault {}

fn keep(name: &str, rows: &[Vec<&str>]) -> Result<(), Fault> {
    let path = name.to_owned();
    let file = File::create(name).map_err(|error| Fault::Made(path.clone(), error))?;
    serde_json::to_writer(file, rows).map_err(|error| Fault::Filled(path, error))?; //~ safe once per token
    Ok(())
}

fn main() -> Result<(), Fault> {
    let text = std::fs::read_to_string("input.txt").expect("no input");
    let rows: Vec<Vec<&str>> = text.lines().map(|it| it.split(' ').collect()).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    keep(&path, &rows)
}
