//! The flush that is due on every way does also for the `sync_data` that some of them come by.
use std::fs::File;
use std::io::{self, Write};

fn save(text: &str, path: &str, is_synced: bool) -> io::Result<u64> {
    let mut out = File::create(path)?;
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ safe once per fragment
    }
    if is_synced {
        out.sync_data()?;
    }
    let length = out.metadata()?.len();
    Ok(length)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    println!("{}", save(&text, &path, text.len() > 100)?);
    Ok(())
}
