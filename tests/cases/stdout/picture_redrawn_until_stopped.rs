//! `--spin` draws the table again and again until Ctrl-C: whoever looks on wants each table when it is there.
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let spin = std::env::var_os("SPIN").is_some();
    show(&mut io::stdout(), &std::fs::read_to_string("input.txt")?, spin)
}

fn show(out: &mut impl Write, text: &str, spin: bool) -> io::Result<()> {
    loop {
        for line in text.lines() {
            writeln!(out, "{}", line.len())?; //~ quiet followed
            for word in line.split(' ') {
                writeln!(out, "  {word}")?;
            }
        }
        if !spin {
            break;
        }
    }
    Ok(())
}
