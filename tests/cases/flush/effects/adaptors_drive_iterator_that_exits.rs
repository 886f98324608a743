//! The loop names `take` and `enumerate`, and below them lies the iterator that may end the program.
use std::fs::File;
use std::io::{self, Write};

struct Ticks(u32);

impl Iterator for Ticks {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        self.0 += 1;
        if self.0 == 5000 {
            std::process::exit(1);
        }
        Some(self.0)
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(path)?;
    for (at, tick) in Ticks(0).enumerate().take(100) {
        writeln!(out, "{at} {tick}")?; //~ review once per fragment
    }
    Ok(())
}
