//! Each way of the branch tells what failed in its own words: behind them the flush can take none of those.
use std::fs::File;

use anyhow::{Context, Result};

enum Format {
    Pretty,
    Compact,
}

fn export(rows: &[String], format: Format, path: &str) -> Result<()> {
    let file = File::create(path)?;
    match format {
        Format::Pretty => {
            serde_json::to_writer_pretty(file, rows).context("the pretty rows are not written")?; //~ safe once per token
        }
        Format::Compact => {
            serde_json::to_writer(file, rows).context("the compact rows are not written")?; //~ safe once per token
        }
    }
    Ok(())
}

fn main() -> Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let rows: Vec<String> = text.lines().map(str::to_owned).collect();
    export(&rows, Format::Compact, "compact")?;
    export(&rows, Format::Pretty, &path)
}
