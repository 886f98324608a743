//! The flush reports what the strictest of the writes does; where only the one failed of which nobody hears, that is new.

use std::fs::File;
use std::io::{self, Write};

fn index(path: &str, names: &[String]) -> io::Result<()> {
    let mut out = File::create(path)?;
    let _ = write!(out, "# Index\n\n"); //~ review once per call
    for name in names {
        writeln!(out, "* {name}")?; //~ review once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let names: Vec<String> = (0..100).map(|n| format!("name {n}")).collect();
    index(&path, &names)
}
