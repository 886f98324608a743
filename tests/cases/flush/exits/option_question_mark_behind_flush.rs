//! The first part ends with its flush: the `?` of an `Option` that stands behind that leaves nothing in the buffer.
use std::fs::File;
use std::io::Write;

fn parts(text: &str, path: &str) -> Option<usize> {
    let mut out = File::create(path).unwrap();
    let mut parts = text.split("line 100\n");
    for line in parts.next()?.lines() {
        writeln!(out, "first {line}").unwrap(); //~ safe once per fragment
    }
    out.flush().unwrap();
    let second = parts.next()?;
    for line in second.lines() {
        writeln!(out, "second {line}").unwrap(); //~ safe once per fragment
    }
    Some(second.len())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt").unwrap();
    println!("{:?}", parts(&text, &path));
}
