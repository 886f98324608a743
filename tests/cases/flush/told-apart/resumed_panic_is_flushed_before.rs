//! A panic that is resumed is a way out like any other: the buffer is flushed in front of it.
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let done = std::panic::catch_unwind(|| -> io::Result<()> {
        let mut out = File::create("output")?;
        for (nth, row) in text.lines().enumerate() {
            writeln!(out, "{nth} {row}")?; //~ safe once per fragment
            if row == "stop" {
                std::panic::resume_unwind(Box::new(()));
            }
        }
        Ok(())
    });
    done.unwrap_or(Ok(()))
}
