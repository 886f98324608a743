//! Others have the library for the same: nothing but a build script makes use of it.

include!(concat!(env!("OUT_DIR"), "/names.rs"));

fn main() {
    println!("{} names", NAMES.len()); //~ silent
}
