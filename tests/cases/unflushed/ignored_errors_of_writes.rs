//! Whose writes may fail unheard has nothing to lose with the last one.
use std::fs::File;
use std::io::{BufWriter, Write};

fn main() {
    let Ok(file) = File::create("output") else { return };
    let mut out = BufWriter::new(file);
    for row in 0..300 {
        let _ = writeln!(out, "{row}"); //~ silent
    }
}
