//! What a build script leaves to its modules runs once a build like the rest of it.

include!(concat!(env!("OUT_DIR"), "/table.rs"));

fn main() {
    println!("{} names", NAMES.len()); //~ silent
}
