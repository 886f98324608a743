//! Every turn writes a whole file but for its head: that is one large block for each, with a buffer as without.
use std::fs::{self, File};
use std::io::{self, Read, Write};

fn merge(parts: &[String], path: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for part in parts {
        let mut bytes = Vec::new();
        File::open(part)?.read_to_end(&mut bytes)?;
        let rest = &bytes[3..];
        out.write_all(rest)?; //~ quiet blocks
    }
    Ok(())
}

fn join(parts: &[String], path: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for part in parts {
        let text = fs::read_to_string(part)?;
        out.write_all(text.as_bytes())?; //~ quiet blocks
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let parts: Vec<String> = fs::read_dir(".")?
        .filter_map(|it| it.ok()?.file_name().into_string().ok())
        .filter(|it| it.starts_with("input."))
        .collect();
    merge(&parts, &path)?;
    join(&["input.txt".to_owned(), "input.json".to_owned()], "joined")
}
