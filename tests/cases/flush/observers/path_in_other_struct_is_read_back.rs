//! A job that was told of the path opens it: its field holds what the writer's path was made of, and the lines so far are
//! flushed in front of it.
use std::fs::{self, File};
use std::io::{self, Read, Write};

struct Job {
    path: String,
}

impl Job {
    fn seen(&self) -> io::Result<usize> {
        let mut text = String::new();
        File::open(&self.path)?.read_to_string(&mut text)
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let folder = String::from(".");
    let path = format!("{folder}/output");
    let job = Job { path: path.clone() };
    let mut seen = 0;
    let mut out = File::create(&path)?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ safe once per fragment
        if row == 7 {
            seen += job.seen()?;
        }
    }
    println!("{seen}");
    Ok(())
}
