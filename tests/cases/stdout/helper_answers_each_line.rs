//! Both ends are handed to one function: the loop that reads and answers is in there.
//! runs: same
use std::io::{self, BufRead, Write};

fn translate(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut line = String::new();
    while input.read_line(&mut line)? > 0 {
        out.write_all(line.to_uppercase().as_bytes())?; //~ review line_buffered_stdout
        line.clear();
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let stdin = io::stdin();
    let mut input = stdin.lock();
    let mut out = io::stdout().lock();
    translate(&mut input, &mut out)?; //~ silent
    Ok(())
}
