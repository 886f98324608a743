//! What a job appends to the file comes behind the lines so far: they are flushed in front of it.
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};

struct Job {
    path: String,
}

impl Job {
    fn note(&self) -> io::Result<()> {
        let mut file = OpenOptions::new().append(true).open(&self.path)?;
        file.write_all(b"a note\n") //~ quiet few-calls
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = String::from("output");
    let job = Job { path: path.clone() };
    let mut out = File::options().create(true).append(true).open(&path)?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ safe once per fragment
        if row == 100 {
            job.note()?;
        }
    }
    Ok(())
}
