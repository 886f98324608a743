//! `fmt::Write` is asked for every piece of a format, and nothing behind it would report what the buffer loses.
use std::fmt::{self, Write as _};
use std::fs::File;
use std::io::{self, Write};

struct ToFile {
    file: File,
    failed: Option<io::Error>,
}

impl fmt::Write for ToFile {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.file.write_all(text.as_bytes()).map_err(|error| { //~ review once per call
            self.failed = Some(error);
            fmt::Error
        })
    }
}

fn main() -> io::Result<()> {
    let mut out = ToFile {
        file: File::create("table.txt")?,
        failed: None,
    };
    for row in 0..400 {
        if writeln!(out, "{row}\t{}\t{:x}", row * row, row).is_err() { //~ review once per fragment
            return Err(out.failed.take().unwrap_or_else(|| io::Error::other("not formatted")));
        }
    }
    Ok(())
}
