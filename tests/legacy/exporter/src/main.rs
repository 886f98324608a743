//! Writes the stock of a warehouse as CSV, as JSON and as a checksum list.

use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use crate::stock::Article;

mod stock;

fn write_csv(articles: &[Article], path: &Path) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    writeln!(file, "number,name,amount,place")?;
    for article in articles {
        writeln!(file, "{},{},{},{}", article.number, article.name, article.amount, article.place)?;
    }
    Ok(())
}

fn write_json(articles: &[Article], path: &Path) -> Result<(), Box<dyn Error>> {
    serde_json::to_writer_pretty(File::create(path)?, articles)?;
    Ok(())
}

/// One checksum a line, in hex, for the scanner at the gate.
fn write_checksums(articles: &[Article], path: &Path) -> Result<(), Box<dyn Error>> {
    let mut out = fs::OpenOptions::new().write(true).create(true).truncate(true).open(path)?;
    for article in articles {
        for byte in article.checksum().to_be_bytes() {
            write!(out, "{byte:02x}")?;
        }
        out.write_all(b"\n")?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    let articles = stock::sample(2_000);
    write_csv(&articles, &folder.join("stock.csv"))?;
    write_json(&articles, &folder.join("stock.json"))?;
    write_checksums(&articles, &folder.join("stock.sum"))?;
    println!("{} articles", articles.len());
    Ok(())
}
