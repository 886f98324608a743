//! The author has asked who reads along, and buffers only where nobody does.

use std::io::{self, BufWriter, IsTerminal, Write, stdout};

fn main() -> io::Result<()> {
    let mut out: Box<dyn Write> =
        if stdout().is_terminal() { Box::new(stdout()) } else { Box::new(BufWriter::new(stdout())) };
    for n in 0..200 {
        writeln!(out, "line {n}")?; //~ quiet chosen
    }
    out.flush()
}
