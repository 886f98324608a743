//! `as_mut` borrows what lies in the box for the call alone, and the box is there to be flushed behind the loop.
use std::fs::File;
use std::io::{self, Write};

fn row(out: &mut dyn Write, number: u32) -> io::Result<()> {
    write!(out, "{number} ")?; //~ safe once per fragment
    writeln!(out, "{}", number * 2) //~ safe once per fragment
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out: Box<dyn Write> = match path.as_str() {
        "-" => Box::new(io::sink()),
        path => Box::new(File::create(path)?),
    };
    for number in 0..300 {
        row(out.as_mut(), number)?; //~ silent
    }
    Ok(())
}
