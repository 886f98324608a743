//! The macro only shortens `writeln!(file, …)?`: the file is made outside of it and is flushed there.
use std::fs::{self, File};
use std::io::{self, Write};

macro_rules! out {
    ($file:expr, $($arg:tt)*) => {
        writeln!($file, $($arg)*)?
    };
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut file = File::create(path)?;
    out!(file, "all: last"); //~ safe once per call
    for line in text.lines() {
        let (number, words) = line.split_once(' ').unwrap_or((line, ""));
        out!(file, "{number}:"); //~ safe once per fragment
        for word in words.split(' ') {
            out!(file, "\techo {word}"); //~ safe once per fragment
        }
    }
    out!(file, "last:"); //~ safe once per call
    Ok(())
}
