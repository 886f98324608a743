//! Somebody has typed these: nobody types so many that writing them takes long.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let mut log = File::create("command.txt")?;
    for argument in std::env::args().skip(2) {
        write!(log, "{argument} ")?; //~ quiet few-calls
    }
    writeln!(log) //~ silent
}
