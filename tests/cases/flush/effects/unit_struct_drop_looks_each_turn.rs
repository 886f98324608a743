//! `let _mark = Mark;` makes a value without a call, and its end looks at the file in each turn.
use std::fs::{self, File};
use std::io::{self, Write};

struct Mark;

impl Drop for Mark {
    fn drop(&mut self) {
        let length = fs::metadata("output").map_or(0, |it| it.len());
        if (9_000..9_080).contains(&length) {
            println!("{length} bytes");
        }
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        let _mark = Mark;
        writeln!(out, "{row} {}", row.len())?; //~ review once per fragment
    }
    Ok(())
}
