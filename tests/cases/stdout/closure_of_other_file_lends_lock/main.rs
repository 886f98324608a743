//! Each line goes through a helper that the closure lends the lock to.
mod words;

use std::io::{self, Write};

fn out(word: &str, to: &mut dyn Write) -> io::Result<()> {
    to.write_all(word.as_bytes())?; //~ safe line_buffered_stdout
    to.write_all(b"\t")?; //~ silent
    writeln!(to, "{}", word.len()) //~ safe line_buffered_stdout
}

fn main() {
    let stdout = io::stdout();
    let mut stdout = stdout.lock();
    words::each(|word| out(word, &mut stdout).unwrap()); //~ silent
}
