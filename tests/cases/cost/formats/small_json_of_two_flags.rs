//! A document of two flags is some ten bytes, and written once: there is nothing to gather.
use std::fs::File;
use std::io;

#[derive(serde::Serialize)]
struct Flags {
    downloaded: bool,
    verified: bool,
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let flags = Flags { downloaded: true, verified: path.len() < 3 };
    serde_json::to_writer(File::create(path)?, &flags)?; //~ quiet blocks
    Ok(())
}
