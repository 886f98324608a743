//! `Stdout` gathers the pieces of a line itself: a buffer that lives for one line saves nothing.
use std::io::{self, Write};

fn link(from: &str, to: &str, backup: Option<&str>) -> io::Result<()> {
    let mut out = io::stdout();
    write!(out, "{to} -> {from}")?; //~ silent
    match backup {
        Some(backup) => writeln!(out, " (backup: {backup})"), //~ quiet few-calls
        None => writeln!(out), //~ silent
    }
}

fn counts(counts: &[u64], title: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for count in counts {
        write!(out, "{count:7}")?; //~ silent
    }
    writeln!(out, " {title}") //~ quiet short-lived
}

fn main() -> io::Result<()> {
    link("here", "there", Some("there~"))?;
    for name in ["one", "two", "three"] {
        counts(&[1, 2, 3], name)?;
        let mut out = io::stdout().lock();
        out.write_all(name.as_bytes())?; //~ quiet few-calls
        out.write_all(b"\n")?; //~ silent
    }
    Ok(())
}
