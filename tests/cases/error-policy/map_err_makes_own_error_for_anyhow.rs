//! A bare `?` behind the flush would tell of a full disk without the path that the writes are told with.
use std::fmt;
use std::fs::File;

#[derive(Debug)]
struct Unsaved {
    path: String,
    source: serde_json::Error,
}

impl fmt::Display for Unsaved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot save {}: {}", self.path, self.source)
    }
}

impl std::error::Error for Unsaved {}

fn save(path: &str, sizes: &[u32]) -> anyhow::Result<()> {
    let file = File::create(path)?;
    serde_json::to_writer(file, sizes).map_err(|source| Unsaved { path: path.to_owned(), source })?; //~ review once per token
    Ok(())
}

fn main() -> anyhow::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    save(&path, &(0..300).collect::<Vec<u32>>())
}
