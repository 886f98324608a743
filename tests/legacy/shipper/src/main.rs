//! Ships the lines of a log to a collector, and keeps a copy of what was sent.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::net::TcpStream;

/// The collector wants one JSON document a line.
fn ship(lines: &[&str], address: &str) -> io::Result<()> {
    let mut stream = TcpStream::connect(address)?;
    for line in lines {
        serde_json::to_writer(&mut stream, line)?;
        stream.write_all(b"\n")?;
    }
    Ok(())
}

fn keep_copy(lines: &[&str], path: &str) -> io::Result<()> {
    let mut copy = File::create(path)?;
    for line in lines {
        copy.write_all(line.as_bytes())?;
        copy.write_all(b"\n")?;
    }
    copy.sync_all()
}

fn print_summary(lines: &[&str]) -> io::Result<()> {
    let mut out = io::stdout();
    for (number, line) in lines.iter().enumerate() {
        writeln!(out, "{number:>6} {} bytes", line.len())?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let log = arguments.next().unwrap_or_else(|| "app.log".to_owned());
    let text = fs::read_to_string(&log)?;
    let lines: Vec<&str> = text.lines().collect();
    keep_copy(&lines, &format!("{log}.sent"))?;
    if let Some(address) = arguments.next() {
        ship(&lines, &address)?;
    }
    print_summary(&lines)
}
