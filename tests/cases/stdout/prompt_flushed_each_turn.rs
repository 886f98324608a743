//! Each turn writes one line and lets it go at once: a buffer would hold it not a moment longer.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    for percent in (0..=100).step_by(10) {
        write!(out, "\r{percent:3}% ")?; //~ quiet flushed
        out.flush()?;
    }
    println!();
    Ok(())
}
