//! Whoever follows the lines would see none of them until what holds stdout ends, and no flush is at hand there.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};

enum Output {
    Screen(io::Stdout),
    Memory(Vec<u8>),
}

impl Output {
    fn writer(&mut self) -> &mut dyn Write {
        match self {
            Output::Screen(out) => out,
            Output::Memory(out) => out,
        }
    }
}

struct Printer {
    output: Output,
}

impl Printer {
    fn print(&mut self, path: &str) -> io::Result<()> {
        for line in BufReader::new(File::open(path)?).lines() {
            writeln!(self.output.writer(), "{}", line?)?; //~ left line_buffered_stdout
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let is_kept = std::env::args().nth(2).is_some();
    let output = if is_kept { Output::Memory(Vec::new()) } else { Output::Screen(io::stdout()) };
    let mut printer = Printer { output };
    printer.print("input.txt")
}
