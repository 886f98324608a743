//! `write_all` and `write_fmt` on the box itself: both arms are buffered, and the flush follows their `expect`.
use std::fs::{self, File};
use std::io::{self, Write};

fn export(path: Option<&str>, text: &str) -> Result<(), String> {
    let mut out: Box<dyn Write> = match path {
        Some(path) => Box::new(File::create(path).map_err(|it| format!("{path}: {it}"))?),
        None => Box::new(io::stdout()),
    };
    out.write_fmt(format_args!("[")).expect("the list begins"); //~ safe once per fragment
    for (row, line) in text.lines().enumerate() {
        if row > 0 {
            out.write_all(b",").expect("a comma"); //~ safe once per call
        }
        out.write_fmt(format_args!("\n{row} {line}")).expect("a line"); //~ safe once per fragment //~ safe line_buffered_stdout
    }
    out.write_all(b"]\n").expect("the list ends"); //~ safe once per call //~ safe line_buffered_stdout
    Ok(())
}

fn main() {
    let text = fs::read_to_string("input.txt").unwrap();
    export(None, &text).unwrap();
    export(Some("output"), &text).unwrap();
}
