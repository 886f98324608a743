//! The closure is called in a loop that may end the program before the buffer is flushed.
mod words;

use std::fs::File;
use std::io::Write;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let mut file = File::create(path)?;
    words::each(|word| writeln!(file, "{}", word).unwrap()); //~ review once per fragment
    Ok(())
}
