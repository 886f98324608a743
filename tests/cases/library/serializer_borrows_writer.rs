//! A serialiser keeps what it writes to; given a reference it leaves the writer here, where it can be flushed.

use std::error::Error;
use std::fs::{self, File};

use serde::Serialize;

#[derive(Serialize)]
struct Report<'a> {
    title: &'a str,
    lines: Vec<&'a str>,
}

fn save(report: &Report<'_>, path: &str) -> Result<(), Box<dyn Error>> {
    let file = File::create(path)?;
    let mut serializer = serde_json::Serializer::pretty(file); //~ safe once per token
    report.serialize(&mut serializer)?;
    Ok(())
}

fn save_tabbed(report: &Report<'_>, path: &str) -> Result<(), Box<dyn Error>> {
    let file = File::create(path)?;
    let formatter = serde_json::ser::PrettyFormatter::with_indent(b"\t");
    let mut serializer = serde_json::Serializer::with_formatter(&file, formatter); //~ safe once per token
    report.serialize(&mut serializer)?;
    Ok(())
}

fn save_lines(report: &Report<'_>, path: &str) -> Result<(), Box<dyn Error>> {
    let mut serializer = serde_json::Serializer::new(File::create(path)?); //~ safe once per token
    for line in &report.lines {
        line.serialize(&mut serializer)?;
    }
    println!("saved");
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let report = Report { title: "lines", lines: text.lines().collect() };
    save_lines(&report, "lines.json")?;
    save_tabbed(&report, "tabbed.json")?;
    save(&report, &path)
}
