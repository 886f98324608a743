//! A panic may leave a function of an ABI that unwinds: the buffer is flushed when it is dropped.
use std::fs::{self, File};
use std::io::{self, Write};

extern "C-unwind" fn each(length: usize) {
    assert!(length < 1000, "too long");
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = File::create("output")?;
    for (nth, row) in text.lines().enumerate() {
        writeln!(out, "{nth} {row}")?; //~ safe once per fragment
        each(row.len());
    }
    Ok(())
}
