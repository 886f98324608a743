//! A closure that returns `io::Result` is a function of its own: the flush goes inside it, not after its call.

use std::fs::File;
use std::io::{self, Write};

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let write = || -> io::Result<()> {
        let mut file = File::create(&path)?;
        for degree in 0..360 {
            writeln!(file, "{}\t{:.6}", degree, f64::from(degree).to_radians().sin())?; //~ safe once per fragment
        }
        Ok(())
    };
    if let Err(error) = write() {
        eprintln!("cannot write {path}: {error}");
        std::process::exit(1);
    }
}
