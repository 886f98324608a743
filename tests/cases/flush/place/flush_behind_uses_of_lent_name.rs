//! `out` is no more than another name for the file while it is in use, `dyn` or not.
use std::fs::File;
use std::io::{self, Write};

fn plain(path: &str, rows: u32) -> io::Result<()> {
    let mut file = File::create(path)?;
    let out = &mut file;
    for row in 0..rows {
        writeln!(out, "row {row}")?; //~ safe once per fragment
    }
    Ok(())
}

fn of_any_kind(path: &str, rows: u32) -> io::Result<()> {
    let mut file = File::create(path)?;
    let out: &mut dyn Write = &mut file;
    for row in 0..rows {
        writeln!(out, "row {row}")?; //~ safe once per fragment
    }
    Ok(())
}

fn within(path: &str, rows: u32) -> io::Result<u64> {
    let mut file = File::create(path)?;
    {
        let out = &mut file;
        for row in 0..rows {
            writeln!(out, "row {row}")?; //~ safe once per fragment
        }
    }
    file.sync_all()?;
    Ok(std::fs::metadata(path)?.len())
}

fn main() -> io::Result<()> {
    plain("plain.txt", 400)?;
    of_any_kind("any.txt", 400)?;
    println!("{}", within("within.txt", 400)?);
    Ok(())
}
