//! Statics are not dropped: what a buffer there still holds at the end of the program is gone.

use std::fs::{self, File};
use std::io::{self, Write};
use std::sync::{Mutex, OnceLock};

static TRACE: OnceLock<Mutex<File>> = OnceLock::new();

fn trace(event: &str, detail: &str) -> io::Result<()> {
    let Some(trace) = TRACE.get() else {
        return Ok(());
    };
    let mut file = trace.lock().expect("the trace is poisoned");
    writeln!(file, "{}: {}", event, detail) //~ left once per fragment
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    TRACE.get_or_init(|| Mutex::new(File::create(path).expect("cannot create the trace")));
    for line in fs::read_to_string("input.txt")?.lines() {
        trace("line", line)?;
    }
    Ok(())
}
