//! snafu's `context` takes a selector, which is made for one type of error: that of the serialiser is not that of a flush.
//! runs: same

use std::fs::File;

use snafu::{ResultExt, Snafu};

#[derive(Debug, Snafu)]
enum Error {
    #[snafu(display("cannot put the lines into words: {source}"))]
    Render { source: serde_json::Error },
    #[snafu(display("cannot write {path}: {source}"))]
    Write { path: String, source: std::io::Error },
}

fn store(path: &str, lines: &[&str]) -> Result<(), Error> {
    serde_json::to_writer_pretty(&File::create(path).context(WriteSnafu { path })?, lines) //~ safe once per token
        .context(RenderSnafu)?;
    println!("wrote {path}");
    Ok(())
}

fn main() -> Result<(), Error> {
    let text = std::fs::read_to_string("input.txt").context(WriteSnafu { path: "input.txt" })?;
    let lines: Vec<&str> = text.lines().collect();
    store("output", &lines)
}
