//! A job writes the file anew by a path that it was told of: the lines so far are flushed in front of it.
use std::fs::{self, File};
use std::io::{self, Write};

struct Job {
    path: String,
}

impl Job {
    fn clear(&self) -> io::Result<()> {
        fs::write(&self.path, "cleared")
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = String::from("output");
    let job = Job { path: path.clone() };
    let mut out = File::create(&path)?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ safe once per fragment
        if row == 100 {
            job.clear()?;
        }
    }
    Ok(())
}
