//! Neither function is reached from `main`: the one is not called at all, the other by the first alone.
#![allow(dead_code)]

use std::fs::File;
use std::io::{self, Write};

struct Pool {
    sizes: Vec<u32>,
}

impl Pool {
    // self.save("pool.txt") is for whoever looks for a fault.
    pub fn save(&self, path: &str) -> io::Result<()> {
        let mut file = File::create(path)?;
        list(&mut file, &self.sizes)
    }
}

fn list(file: &mut File, sizes: &[u32]) -> io::Result<()> {
    for size in sizes {
        writeln!(file, "{size}")?; //~ quiet unused
    }
    Ok(())
}

fn main() {
    let pool = Pool { sizes: (0..300).collect() };
    println!("{}", pool.sizes.len());
}
