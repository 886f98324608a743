//! `execute!` flushes when its commands are written, so nothing is left to be shown.
use std::io;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::execute;
use crossterm::style::Print;

fn main() -> io::Result<()> {
    for row in 0..40 {
        execute!(io::stderr(), Hide, MoveTo(0, row), Print("row"), Show)?; //~ safe once per token
    }
    Ok(())
}
