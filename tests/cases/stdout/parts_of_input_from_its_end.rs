//! A range as long as the input is has as many turns as that has bytes.
use std::fs;
use std::io::{self, Write};

fn backwards(data: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut end = data.len();
    for at in (0..data.len()).rev() {
        if data[at] == b'\n' {
            out.write_all(&data[at..end])?; //~ safe line_buffered_stdout
            end = at;
        }
    }
    out.write_all(&data[..end])?; //~ silent
    Ok(())
}

fn main() -> io::Result<()> {
    backwards(&fs::read("input.txt")?)
}
