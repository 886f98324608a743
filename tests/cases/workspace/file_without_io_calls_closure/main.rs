//! Only `each`, in a file that tells of no I/O, says that the closure runs again and again.
mod words;

use std::fs::File;
use std::io::Write;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let mut file = File::create(path)?;
    words::each(|word| writeln!(file, "{}", word).unwrap()); //~ safe once per fragment
    Ok(())
}
