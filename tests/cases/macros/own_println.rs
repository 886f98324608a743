//! What the macro does with a line nobody can tell: it may tell a log too, or take a lock.
use std::io::{self, Write};

macro_rules! println {
    ($($arg:tt)*) => {{
        let mut out = io::stdout().lock();
        let _ = writeln!(out, $($arg)*); //~ silent
        let _ = out.flush();
    }};
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    for line in text.lines() {
        println!("{}", line.to_uppercase()); //~ quiet flushed
    }
    Ok(())
}
