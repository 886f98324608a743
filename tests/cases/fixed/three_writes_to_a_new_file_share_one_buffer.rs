//! Three small writes on one handle are worth a buffer also without a loop.
//! calls: fewer

use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let name = std::env::args().nth(2).unwrap_or_else(|| "buffix".to_string());
    let mut f = File::create(path)?;
    f.write_all(b"hello, ")?; //~ once per call
    f.write_all(name.as_bytes())?; //~ once per call
    f.write_all(b"\n")?; //~ once per call
    Ok(())
}
