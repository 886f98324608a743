//! What a macro that is not known does with a name comes before the file that bears it.
use std::fs::OpenOptions;
use std::io::{self, Write};

macro_rules! note {
    ($($word:tt)*) => {
        let _ = stringify!($($word)*);
    };
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let out = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    note!(out; "file" => out.len());
    let mut out = OpenOptions::new().create(true).truncate(true).write(true).open(out)?;
    for line in text.lines() {
        out.write_all(format!("{line}\n").as_bytes()).expect("could not write"); //~ safe once per call
    }
    out.write_all(b"end").expect("could not write"); //~ safe once per call
    Ok(())
}
