//! The function that is given the writer flushes it last, so that nothing is left to be said.

use std::fs::File;
use std::io::{self, Write};

fn render<W: Write>(out: &mut W, names: &[String]) -> io::Result<()> {
    for name in names {
        writeln!(out, "{} {}", name.len(), name)?; //~ safe once per fragment
    }
    out.flush()
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let names: Vec<String> = (0..100).map(|n| format!("name {n}")).collect();
    let mut file = File::create(path)?;
    render(&mut file, &names)?; //~ silent
    Ok(())
}
