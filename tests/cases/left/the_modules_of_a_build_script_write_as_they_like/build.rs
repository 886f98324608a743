#[path = "build/squares.rs"]
mod squares;

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    squares::write(Path::new(&std::env::var("OUT_DIR").unwrap()));
}
