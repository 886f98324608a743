//! Each value is written through a reborrow of the parameter; the caller owns the file and flushes it.
use std::fs::{self, File};
use std::io::Write;

use anyhow::Context;
use serde_json::Value;

fn write_lines<W: Write + ?Sized>(out: &mut W, items: &[Value]) -> anyhow::Result<usize> {
    let mut rows = 0;
    for item in items.iter().filter(|item| item["id"].as_u64().is_some_and(|id| id % 5 == 0)) {
        serde_json::to_writer(&mut *out, item)?; //~ safe once per token
        writeln!(&mut *out)?; //~ safe once per call
        rows += 1;
    }
    Ok(rows)
}

fn main() -> anyhow::Result<()> {
    let manifest: Value = serde_json::from_slice(&fs::read("input.json")?)?;
    let items = manifest["items"].as_array().context("no items")?;
    let mut file = File::create("fifth.jsonl").context("fifth.jsonl")?;
    let rows = write_lines(&mut file, items)?; //~ silent
    println!("{rows} rows");
    Ok(())
}
