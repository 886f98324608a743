//! A line end that may also be `\0` is a byte of its own, and stdout hands the line on when it is `\n`.

use std::io::{self, BufRead, Write};

struct Options {
    line_end: u8,
}

fn main() -> io::Result<()> {
    let options = Options { line_end: if std::env::args().any(|it| it == "-z") { 0 } else { b'\n' } };
    let mut input = io::stdin().lock();
    let mut out = io::stdout().lock();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let words = line.split(|it| *it == b' ').count();
        let count = words.to_string();
        out.write_all(count.as_bytes())?; //~ review line_buffered_stdout
        out.write_all(&[options.line_end])?; //~ review line_buffered_stdout
        line.clear();
    }
    Ok(())
}
