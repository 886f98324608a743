//! What stands in the argument of the macro is a block with a value, and the ways out of the function stand outside.
use std::fs::{self, File};
use std::io::{self, Write};

macro_rules! timed {
    ($body:block) => {{
        let before = std::time::Instant::now();
        let value = $body;
        (value, before.elapsed().as_secs() > 600)
    }};
}

fn export(path: &str, rows: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        let (width, is_slow) = timed!({ row.chars().filter(|it| !it.is_whitespace()).count() });
        writeln!(out, "{row} {width} {is_slow}")?; //~ safe once per fragment
        if row == "stop" {
            return Ok(());
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)
}
