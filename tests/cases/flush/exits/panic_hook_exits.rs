//! The hook runs before anything is dropped, and it exits: no buffer is flushed behind a failed assertion.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(path: &str, rows: &str) -> io::Result<()> {
    let mut out = File::create(path)?;
    for row in rows.lines() {
        writeln!(out, "{row} {}", row.len())?; //~ review once per fragment
        assert_ne!(row, "stop");
    }
    Ok(())
}

fn main() -> io::Result<()> {
    std::panic::set_hook(Box::new(|panic| {
        eprintln!("internal error: {panic}");
        std::process::exit(70);
    }));
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows)
}
