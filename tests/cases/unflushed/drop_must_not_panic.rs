//! A panic while another one unwinds ends the program at once.
use std::fs::File;
use std::io::{BufWriter, Write};

struct Report;

impl Drop for Report {
    fn drop(&mut self) {
        let mut out = BufWriter::new(File::create("output").unwrap());
        writeln!(out, "over").unwrap(); //~ silent
    }
}

fn main() {
    let _report = Report;
}
