//! Two commands, once at the start and once at the end, are not worth a buffer.
use std::io;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::execute;

fn main() -> io::Result<()> {
    execute!(io::stderr(), MoveTo(0, 0), Hide)?; //~ quiet drawn
    execute!(io::stderr(), MoveTo(0, 0), Show) //~ quiet drawn
}
