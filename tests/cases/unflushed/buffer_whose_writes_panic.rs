//! A script that gives up at every error gives up at the last one too.
//! calls: no more
use std::fs::File;
use std::io::{BufWriter, Write};

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let file = File::create(path).unwrap();
    let mut out = BufWriter::with_capacity(1 << 16, &file);
    for row in 0..300 {
        writeln!(out, "{row}").unwrap(); //~ safe unflushed_buffer
    }
}
