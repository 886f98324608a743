//! What is assigned through the guard of a lock lies in the static from then on, and so does what a named guard is given.
use std::fs::File;
use std::io::{self, Write};
use std::sync::Mutex;

static SLOT: Mutex<Option<File>> = Mutex::new(None);
static FILES: Mutex<Vec<File>> = Mutex::new(Vec::new());

fn open() -> io::Result<()> {
    *SLOT.lock().unwrap() = Some(File::create("output")?);
    let mut files = FILES.lock().unwrap();
    files.push(File::create("copy")?);
    Ok(())
}

fn write(what: &str) -> io::Result<()> {
    if let Some(file) = SLOT.lock().unwrap().as_mut() {
        writeln!(file, "{} {what}", what.len())?; //~ left once per fragment
    }
    for file in FILES.lock().unwrap().iter_mut() {
        writeln!(file, "{what} {}", what.len())?; //~ left once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    open()?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        write(line)?;
    }
    Ok(())
}
