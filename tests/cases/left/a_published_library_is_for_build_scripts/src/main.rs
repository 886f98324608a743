//! Others have these libraries for the same: one is called so, of the other nothing but a build script makes use.

include!(concat!(env!("OUT_DIR"), "/table.rs"));
include!(concat!(env!("OUT_DIR"), "/names.rs"));

fn main() {
    println!("{} of {} squares, {} names", SQUARES.len(), squares_build::COUNT, NAMES.len());
}
