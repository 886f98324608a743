//! `&file` is a writer and `&buffer` is none; what the serialiser keeps is lent again when it is done.
//! runs: same

use std::fs::File;
use std::io::Write;

use anyhow::{Context, Result};
use serde::Serialize;

fn save(rows: &[Vec<&str>], path: &str, ends: bool) -> Result<()> {
    let mut output = File::create(path).with_context(|| format!("cannot make {path}"))?;
    let formatter = serde_json::ser::PrettyFormatter::with_indent(b"\t");
    let mut serializer = serde_json::Serializer::with_formatter(&output, formatter); //~ safe once per token
    rows.serialize(&mut serializer).with_context(|| format!("cannot write {path}"))?;
    if ends {
        writeln!(output).with_context(|| format!("cannot end {path}"))?; //~ safe once per call
    }
    Ok(())
}

fn main() -> Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let rows: Vec<Vec<&str>> = text.lines().map(|it| it.split(' ').collect()).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    save(&rows, &path, text.ends_with('\n'))
}
