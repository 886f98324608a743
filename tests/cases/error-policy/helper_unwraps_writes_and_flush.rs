//! The helper unwraps each write and gives back nothing, so the flush is unwrapped too.
use std::fs::File;
use std::io::Write;

fn dump(out: &mut impl Write, rows: &[u32]) {
    for row in rows {
        writeln!(out, "{row} {}", row * row).unwrap(); //~ safe once per fragment
    }
}

fn main() {
    let rows: Vec<u32> = (0..300).collect();
    if let Ok(mut file) = File::create("output") {
        dump(&mut file, &rows); //~ silent
    }
}
