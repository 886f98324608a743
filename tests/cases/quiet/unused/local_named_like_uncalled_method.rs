//! What bears the name of the method is a local and a field: a method is spelled behind its type, or a dot and called.
#![allow(dead_code)]

use std::fs::File;
use std::io::{self, Write};

struct Table {
    dump: bool,
    sizes: Vec<u32>,
}

impl Table {
    fn dump(&self, path: &str) -> io::Result<()> {
        let mut file = File::create(path)?;
        for size in &self.sizes {
            writeln!(file, "{size}")?; //~ quiet unused
        }
        Ok(())
    }
}

fn main() {
    let table = Table { dump: true, sizes: (0..300).collect() };
    let dump = table.sizes.len();
    println!("{dump} {}", table.dump);
}
