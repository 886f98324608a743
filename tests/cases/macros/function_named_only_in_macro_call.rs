//! The function is named only among the arguments of a macro, and that is how it is called.

use std::fs::File;
use std::io::{self, Write};

macro_rules! run {
    ($name:ident) => {
        $name("output")
    };
}

fn save(path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for number in 0..300 {
        writeln!(file, "{number}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    run!(save)
}
