//! Behind a `return` nothing is reached: the flush takes its place.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn save(path: &str, short: bool) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    if short {
        return out.write_all(b"short\n");
    }
    writeln!(out, "a long one")?;
    return writeln!(out, "and its end"); //~ safe unflushed_buffer
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, false)
}
