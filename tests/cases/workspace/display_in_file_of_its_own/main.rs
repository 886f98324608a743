//! The file of what is displayed names nothing of I/O: what its `Display` writes is the calls of another file.
mod picture;

use std::fs::File;
use std::io::{self, Write};

use picture::{Picture, Stroke};

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let strokes = text.lines().map(|it| Stroke::of(it.len())).collect();
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let out = File::create(path);
    let mut out = match out {
        Ok(file) => file,
        Err(error) => return Err(error),
    };
    write!(&mut out, "{}", Picture { strokes }) //~ safe once per fragment
}
