//! With its output on a full disk the program would report success.
//! calls: no more
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lines() {
        writeln!(out, "{}", line?.to_uppercase())?; //~ safe unflushed_buffer
    }
    Ok(())
}
