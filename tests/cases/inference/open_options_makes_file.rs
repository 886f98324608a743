//! `OpenOptions` makes a `File` as `File::create` does, a few calls further on.

use std::fs::OpenOptions;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).open(path)?;

    let mut state: u32 = 1;
    for _ in 0..500 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        writeln!(file, "{:08x}", state)?; //~ safe once per fragment
    }
    Ok(())
}
