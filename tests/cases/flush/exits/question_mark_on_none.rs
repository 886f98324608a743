//! In a function of options `?` is no error: `None` is the usual way out, and what is buffered then is not flushed.
use std::fs::File;
use std::io::Write;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt").unwrap();
    println!("{:?}", pair(&text, &path));
}

fn pair(text: &str, path: &str) -> Option<usize> {
    let mut out = File::create(path).unwrap();
    let mut lines = text.lines();
    loop {
        let (first, second) = (lines.next()?, lines.next()?);
        writeln!(out, "{first} {second}").unwrap(); //~ review once per fragment
        if second.is_empty() {
            return Some(first.len());
        }
    }
}
