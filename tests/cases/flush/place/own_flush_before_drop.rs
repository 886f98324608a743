//! The flush in front of the `drop` is there already: another one would make a reader ask what it is for.

use std::fs::{self, File};
use std::io::{self, Write};

fn save(staging: &str, path: &str, list: &[String]) -> io::Result<()> {
    let mut file = File::create(staging)?;
    for it in list {
        writeln!(file, "{} {}", it.len(), it)?; //~ safe once per fragment
    }
    file.flush()?;
    drop(file);
    fs::rename(staging, path)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let list: Vec<String> = (0..400).map(|it| format!("entry {it}")).collect();
    if path.starts_with("/dev") {
        return save(&path, "unused", &list);
    }
    save("staging", &path, &list)
}
