//! The error takes the path with it and holds one of the serialiser: the flush is tied to the call, and its error is one.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::PathBuf;

#[derive(Debug)]
enum Error {
    Open(PathBuf, io::Error),
    Store(PathBuf, serde_json::Error),
}

fn store(rows: &[String], path: PathBuf) -> Result<(), Error> {
    let file = BufWriter::new(File::create(&path).map_err(|error| Error::Open(path.clone(), error))?);
    serde_json::to_writer(file, rows).map_err(|error| Error::Store(path, error))?; //~ safe unflushed_buffer
    println!("stored");
    Ok(())
}

fn main() -> Result<(), Error> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt").expect("it is there");
    let rows: Vec<String> = text.lines().take(20).map(str::to_owned).collect();
    store(&rows, PathBuf::from(path))
}
