//! `error!` is not that of the log crate here: it exits, so that a flush stands in front of it.
use std::fs::File;
use std::io::{self, Write};

macro_rules! error {
    ($($it:tt)*) => {{
        eprintln!($($it)*);
        give_up()
    }};
}

fn give_up() -> ! {
    std::process::exit(0)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(path)?;
    let text = std::fs::read_to_string("input.txt")?;
    for (number, line) in text.lines().enumerate() {
        if number == 250 {
            error!("too many lines");
        }
        writeln!(out, "{line}")?; //~ safe once per fragment
    }
    Ok(())
}
