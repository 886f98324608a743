//! No call of the macro names the file; its rules do, and say where the last write is.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(&path)?;
    macro_rules! put {
        ($($it:tt)*) => {
            writeln!(out, $($it)*)? //~ silent
        };
    }
    for line in std::fs::read_to_string("input.txt")?.lines() {
        writeln!(out, "{line}")?; //~ review once per fragment
    }
    put!("{} lines", 300); //~ review once per fragment
    println!("{}", std::fs::metadata(&path)?.len());
    put!("end"); //~ review once per call
    Ok(())
}
