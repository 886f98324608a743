//! The helper unwraps its writes and returns a number; the flush is unwrapped before the number is given back.
use std::fs::{self, File};
use std::io::{self, Write};

fn push(out: &mut impl Write, line: &str) -> io::Result<()> {
    write!(out, "{} ", line.len())?; //~ safe once per fragment
    for byte in line.bytes() {
        write!(out, "{byte:x}")?; //~ safe once per fragment
    }
    writeln!(out)?; //~ safe once per call
    Ok(())
}

fn dump(out: &mut impl Write, text: &str) -> usize {
    let mut lines = 0;
    for line in text.lines() {
        push(out, line).unwrap();
        lines += 1;
    }
    lines
}

fn save(path: &str, text: &str) -> usize {
    let mut file = File::create(path).unwrap();
    dump(&mut file, text) //~ silent
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").unwrap();
    println!("{}", save(&path, &text));
}
