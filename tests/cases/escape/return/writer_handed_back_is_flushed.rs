//! The writer comes back from the call that was given it, and is thrown away there: the flush follows at once.
use std::fs::File;
use std::io::{self, Write};

fn save<W: Write>(rows: &[u32], mut out: W) -> io::Result<W> {
    for row in rows {
        writeln!(out, "{row} {}", row * row)?; //~ safe once per fragment
    }
    Ok(out)
}

fn save_named(rows: &[u32], path: &str) -> io::Result<()> {
    let file = File::create(path)?;
    save(rows, file)?; //~ silent
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rows: Vec<u32> = (0..300).collect();
    save_named(&rows, "named.txt")?;
    if rows.len() > 9 {
        save(&rows, File::create("output")?).map_err(|it| format!("output: {it}"))?; //~ silent
    }
    Ok(())
}
