//! An indexer of saved sessions took minutes: four places parse whole files one byte a system call.
//! calls: 1000 times fewer reads
mod index;

use std::error::Error;
use std::fs::File;
use std::path::{Path, PathBuf};

use index::{Index, Session};

fn session_files() -> Vec<PathBuf> {
    vec![PathBuf::from("input.json")]
}

fn load_inline(path: &Path) -> Result<Session, Box<dyn Error>> {
    let session = serde_json::from_reader(File::open(path)?)?; //~ safe once per byte
    Ok(session)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut index = Index::default();
    for path in session_files() {
        index.add(load_inline(&path)?);
        index.add_file(&path)?;
        index.add_borrowed(&path)?;
    }
    let more: Vec<Session> = session_files()
        .iter()
        .filter_map(|path| {
            let file = File::open(path).ok()?;
            serde_json::from_reader(file).ok() //~ safe once per byte
        })
        .collect();
    for session in more {
        index.add(session);
    }
    println!("{index}");
    Ok(())
}
