//! Each call writes one line, whichever way it goes: the buffer has to stand where the calls are made.
use std::fs::File;
use std::io::{self, BufRead, BufReader, StdoutLock, Write};

fn report(out: &mut StdoutLock<'_>, line: &str) -> io::Result<()> {
    match line.len() {
        0 => writeln!(out, "an empty line")?, //~ safe line_buffered_stdout
        1..40 => writeln!(out, "{line}")?, //~ safe line_buffered_stdout
        length => {
            if line.starts_with(' ') {
                writeln!(out, "{length} bytes, indented")?; //~ safe line_buffered_stdout
            } else {
                writeln!(out, "{length} bytes")?; //~ safe line_buffered_stdout
            }
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut lines = BufReader::new(File::open("input.txt")?).lines();
    let mut out = io::stdout().lock();
    while let Some(line) = lines.next().transpose()? {
        report(&mut out, &line)?;
    }
    Ok(())
}
