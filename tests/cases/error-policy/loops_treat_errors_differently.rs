//! A reader who has seen enough is no failure for the one loop; the flush cannot tell which loop it ends.
//! runs: same

use std::io::{self, Write};

#[derive(Debug)]
enum Failure {
    Disconnected,
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Io(error)
    }
}

fn quiet(error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::Disconnected,
        _ => error.into(),
    }
}

fn print(names: &str, streamed: bool) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if streamed {
        for name in names.lines() {
            writeln!(out, "{name}").map_err(quiet)?; //~ review line_buffered_stdout
        }
    } else {
        for name in names.lines() {
            writeln!(out, "{name}")?; //~ review line_buffered_stdout
        }
    }
    Ok(())
}

fn main() {
    let names = std::fs::read_to_string("input.txt").expect("there is input");
    match print(&names, std::env::args().count() > 5) {
        Ok(()) | Err(Failure::Disconnected) => {}
        Err(Failure::Io(error)) => eprintln!("{error}"),
    }
}
