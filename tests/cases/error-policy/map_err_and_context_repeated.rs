//! A closure that only prints the error, and a context of anyhow, say the same of a flush as of the write.
use std::fs::File;
use std::io::Write;

use anyhow::Context;

fn save(rows: &[u32], path: &str) -> Result<(), String> {
    let file = File::create(path).map_err(|it| format!("cannot create {path}: {it}"))?;
    serde_json::to_writer(&file, rows).map_err(|it| format!("cannot write {path}: {it}"))?; //~ safe once per token
    Ok(())
}

fn save_all(rows: &[u32], path: &str) -> anyhow::Result<()> {
    let mut file = File::create(path).with_context(|| format!("cannot create {path}"))?;
    for row in rows {
        writeln!(file, "{row} {}", row * row).context("cannot write the rows")?; //~ safe once per fragment
    }
    Ok(())
}

fn save_made(rows: &[u32], path: &str) -> Result<(), String> {
    let file = File::create(path).map_err(|it| it.to_string())?;
    write_rows(file, rows).map_err(Into::into) //~ silent
}

struct Failed(serde_json::Error);

impl From<Failed> for String {
    fn from(it: Failed) -> Self {
        it.0.to_string()
    }
}

fn write_rows(out: impl Write, rows: &[u32]) -> Result<(), Failed> {
    serde_json::to_writer(out, rows).map_err(Failed) //~ safe once per token
}

fn main() -> anyhow::Result<()> {
    let rows: Vec<u32> = (0..300).collect();
    save(&rows, "rows.json").map_err(anyhow::Error::msg)?;
    save_made(&rows, "made.json").map_err(anyhow::Error::msg)?;
    save_all(&rows, "output")
}
