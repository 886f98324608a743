//! A `BufReader` in place of the file would take every method that writes from the users of the library.
use std::io;

use store::Store;

fn main() -> io::Result<()> {
    std::fs::copy("input.bin", "output")?;
    let mut store = Store::open("output")?;
    println!("{}", store.sum()?);
    Ok(())
}
