//! Nobody but build scripts has what is listed among the dependencies of builds alone.

include!(concat!(env!("OUT_DIR"), "/table.rs"));

fn main() {
    println!("{} squares", SQUARES.len()); //~ silent
}
