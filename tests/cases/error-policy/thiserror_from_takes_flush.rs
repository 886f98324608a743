//! `#[from]` is an impl that no text shows: the io error of the flush still fits through `?`.

use std::fs::File;
use std::path::Path;

use serde::Serialize;

#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    #[error("cannot write the index")]
    Io(#[from] std::io::Error),
    #[error("cannot encode the index")]
    Json(#[from] serde_json::Error),
}

#[derive(Serialize)]
struct Entry {
    line: usize,
    title: String,
}

fn save(entries: &[Entry], path: &Path) -> Result<(), SaveError> {
    let file = File::create(path)?;
    serde_json::to_writer(file, entries)?; //~ safe once per token
    Ok(())
}

fn main() -> Result<(), SaveError> {
    let text = std::fs::read_to_string("input.txt")?;
    let entries: Vec<Entry> =
        text.lines().enumerate().map(|(line, title)| Entry { line, title: title.to_owned() }).collect();
    let path = std::env::args_os().nth(1).unwrap_or_else(|| "output".into());
    save(&entries, Path::new(&path))
}
