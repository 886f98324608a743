//! The method that unwraps the result is written in a file where nothing else reads or writes.
mod unwrapping;

use std::fs::File;
use std::io::Write;

use unwrapping::OrPanic;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(path).or_panic();
    for i in 0..300 {
        writeln!(file, "{i}").or_panic(); //~ review once per fragment
    }
}
