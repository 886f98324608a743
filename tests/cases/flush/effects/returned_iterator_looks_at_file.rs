//! What `paged` gives back asks, as late as it is driven, how long the file has become, and starts a page by that.
use std::fs::{self, File};
use std::io::{self, Write};

fn paged<'a>(path: &'a str, text: &'a str) -> impl Iterator<Item = (bool, &'a str)> {
    text.lines().map(move |line| (fs::metadata(path).is_ok_and(|it| it.len() % 4096 < 80), line))
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let mut out = File::create(&path)?;
    for (is_first, line) in paged(&path, &text) {
        let mark = if is_first { "page" } else { "" };
        writeln!(out, "{line} {mark}")?; //~ review once per fragment
    }
    Ok(())
}
