//! The arguments of the only write are evaluated before anything is in the buffer: they may list what is there, start
//! programs or end the process.
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::Command;

fn sizes(dir: &Path) -> io::Result<BTreeMap<String, u64>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".txt") {
            found.insert(name, fs::metadata(entry.path())?.len());
        }
    }
    let code = Command::new("true").status()?.code();
    found.insert("code".to_owned(), code.unwrap_or_else(|| std::process::exit(3)) as u64);
    Ok(found)
}

fn main() -> io::Result<()> {
    let dir = Path::new(".");
    let index = File::create(dir.join("sizes.json"))?;
    serde_json::to_writer_pretty(index, &sizes(dir)?)?; //~ safe once per token
    println!("{}", fs::read_to_string("sizes.json")?);
    Ok(())
}
