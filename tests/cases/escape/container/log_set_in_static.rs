//! A static that is given its file later keeps it like one that has it from the start.
use std::fs::File;
use std::io::{self, Write};
use std::sync::{Mutex, OnceLock};

static LOG: OnceLock<Mutex<File>> = OnceLock::new();

fn start(path: &str) -> io::Result<()> {
    let _ = LOG.set(Mutex::new(File::create(path)?));
    Ok(())
}

fn log(what: &str) -> io::Result<()> {
    match LOG.get() {
        Some(log) => writeln!(log.lock().unwrap(), "{} {what}", what.len()), //~ left once per fragment
        None => Ok(()),
    }
}

fn main() -> io::Result<()> {
    start("output")?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        log(line)?;
    }
    Ok(())
}
