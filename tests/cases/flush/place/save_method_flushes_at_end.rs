//! The handle begins and ends in the method, whatever the type around it.

use std::fs::File;
use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Library {
    name: String,
    items: Vec<serde_json::Value>,
}

impl Library {
    fn load(path: &Path) -> io::Result<Self> {
        Ok(serde_json::from_str(&std::fs::read_to_string(path)?)?)
    }

    fn save(&self, path: &Path) -> io::Result<()> {
        let mut file = File::create(path)?;
        serde_json::to_writer_pretty(&mut file, self)?; //~ safe once per token
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let mut library = Library::load(Path::new("input.json"))?;
    library.items.reverse();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    library.save(Path::new(&path))
}
