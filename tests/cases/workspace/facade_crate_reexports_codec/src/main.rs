//! The one file of the crate between has no word of I/O, and yet the path to the codec leads through it.

use std::fs::File;
use std::io;

use facade::entries::Entry;

fn main() -> io::Result<()> {
    let mut out = File::create("output")?;
    for amount in 0..2000 {
        Entry::of(amount).write_to(&mut out)?;
    }
    println!("written");
    Ok(())
}
