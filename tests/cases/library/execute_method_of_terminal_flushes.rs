//! The method `execute` flushes as the macro does, so nothing is left to be shown.
use std::io;

use crossterm::ExecutableCommand;
use crossterm::cursor::MoveTo;
use crossterm::style::Print;

fn main() -> io::Result<()> {
    let mut out = io::stderr();
    for row in 0..40 {
        out.execute(MoveTo(0, row))?; //~ safe once per fragment
        out.execute(Print("row"))?; //~ safe once per fragment
    }
    Ok(())
}
