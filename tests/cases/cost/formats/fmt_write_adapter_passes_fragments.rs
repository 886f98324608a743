//! An adapter from `fmt::Write` to `io::Write` writes whatever the formatting machinery hands it, piece by piece.
use std::fmt::{self, Write as _};
use std::fs::{self, File};
use std::io::{self, Write};

struct Adapter<W> {
    out: W,
    error: Option<io::Error>,
}

impl<W: Write> fmt::Write for Adapter<W> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        self.out.write_all(piece.as_bytes()).map_err(|error| { //~ review once per call
            self.error = Some(error);
            fmt::Error
        })
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut adapter = Adapter { out: File::create(path)?, error: None };
    for (number, line) in text.lines().enumerate() {
        if writeln!(adapter, "{number}: {line}").is_err() { //~ review once per fragment
            break;
        }
    }
    adapter.error.map_or(Ok(()), Err)
}
