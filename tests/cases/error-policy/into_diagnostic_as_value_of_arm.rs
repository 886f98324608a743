//! A result that `into_diagnostic` makes and nothing tries: the flush behind it is asked for in the same way.
//! runs: same

use std::collections::BTreeMap;
use std::fs::File;

use miette::{IntoDiagnostic, Result};

fn store(path: Option<&str>, lengths: &BTreeMap<usize, &str>) -> Result<()> {
    match path {
        Some(path) => {
            let file = File::create(path).into_diagnostic()?;
            serde_json::to_writer(file, lengths).into_diagnostic() //~ safe once per token
        }
        None => Ok(()),
    }
}

fn main() -> Result<()> {
    let text = std::fs::read_to_string("input.txt").into_diagnostic()?;
    let lengths = text.lines().map(|it| (it.len(), it)).collect();
    store(None, &lengths)?;
    store(Some("output"), &lengths)
}
