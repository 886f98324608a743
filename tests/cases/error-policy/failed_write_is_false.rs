//! A failed write is an answer of `false`, not an error.
use std::fs::File;
use std::io::{self, Write};

fn export(dir: &str, rows: &[u32]) -> io::Result<bool> {
    let mut f = File::create(format!("{dir}/full"))?;
    Ok(rows.iter().all(|r| writeln!(f, "{} {}", r, r).is_ok())) //~ review once per fragment
}

fn main() -> io::Result<()> {
    let rows: Vec<u32> = (0..99).collect();
    if !export(".", &rows)? {
        println!("the disk is full, trying the next one");
    }
    Ok(())
}
