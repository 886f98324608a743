//! `Output` borrows the lock for as long as it is used: the flush comes behind its last row.
use std::io::{self, Write};

struct Output<'a> {
    handle: &'a mut dyn Write,
}

impl<'a> Output<'a> {
    fn new(handle: &'a mut dyn Write) -> Self {
        Output { handle }
    }

    fn show(&mut self, row: u32) -> io::Result<()> {
        writeln!(self.handle, "row {row}") //~ safe line_buffered_stdout
    }
}

fn main() -> io::Result<()> {
    let stdout = io::stdout();
    let mut lock = stdout.lock();
    let mut out = Output::new(&mut lock);
    for row in 0..400 {
        out.show(row)?;
    }
    Ok(())
}
