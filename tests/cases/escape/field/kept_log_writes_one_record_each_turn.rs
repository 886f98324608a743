//! Nothing would flush a buffer in the field, and each record that has been put together is one write already.

use std::fs::File;
use std::io::{self, Write};

struct Log {
    file: File,
}

impl Log {
    fn add(&mut self, ship: &str, load: usize) -> io::Result<()> {
        let record = format!("{ship:>24} {load:>8} tonnes\n");
        self.file.write_all(record.as_bytes()) //~ quiet record
    }
}

fn main() -> io::Result<()> {
    let mut log = Log { file: File::create("output")? };
    for ship in ["lantern", "orchard", "fjord", "north"].repeat(50) {
        log.add(ship, ship.len() * 40)?;
    }
    Ok(())
}
