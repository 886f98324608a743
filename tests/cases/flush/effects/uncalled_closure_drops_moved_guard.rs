//! The closure is given away and never called; with it the guard ends that it has moved in, and some guards look at the file.
use std::fs::{self, File};
use std::io::{self, Write};

struct Guard {
    at: usize,
    path: String,
}

impl Guard {
    fn close(&self) -> usize {
        self.at
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        if self.at % 100 == 50 {
            println!("{}: {} bytes", self.at, fs::metadata(&self.path).map_or(0, |it| it.len()));
        }
    }
}

fn unless<F: FnOnce() -> usize>(is_whole: bool, close: F) {
    if !is_whole {
        println!("{} is cut", close()); //~ left line_buffered_stdout
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let mut out = File::create(&path)?;
    for (at, row) in rows.lines().enumerate() {
        writeln!(out, "{at}: {row}")?; //~ review once per fragment
        let guard = Guard { at, path: path.clone() };
        unless(row.len() < 900, move || guard.close());
    }
    Ok(())
}
