//! `main` returns nothing and tells the error itself: a flush that fails must be told the same way.
use std::fs::{self, File};
use std::io::{self, Write};

fn histogram(out: &mut impl Write, text: &str) -> io::Result<()> {
    for (row, line) in text.lines().enumerate() {
        write!(out, "{row:>4} ")?; //~ safe once per fragment
        for _ in 0..line.len() / 10 {
            out.write_all(b"#")?; //~ safe once per call
        }
        writeln!(out)?; //~ safe once per call
    }
    Ok(())
}

fn main() {
    let Ok(text) = fs::read_to_string("input.txt") else {
        eprintln!("no input");
        return;
    };
    let mut out = File::create("histogram.txt").expect("histogram.txt can be made");
    if let Err(error) = histogram(&mut out, &text) { //~ silent
        eprintln!("histogram.txt: {error}");
        std::process::exit(2);
    }
    println!("written");
}
