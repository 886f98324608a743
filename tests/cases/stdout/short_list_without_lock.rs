//! Who has much to write locks stdout first; a list for a screen is not worth a buffer.

use std::io::{self, Write};

fn show(out: &mut impl Write, title: &str, items: &[String]) -> io::Result<()> {
    writeln!(out, "{title}:")?; //~ quiet few-calls
    for item in items {
        writeln!(out, "- {item}")?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let items: Vec<String> = std::env::args().skip(1).collect();
    show(&mut io::stdout(), "arguments", &items) //~ silent
}
