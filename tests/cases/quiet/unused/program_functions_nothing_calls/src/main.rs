//! The library of an unpublished program is its own: what none of its parts names by the type serves nobody, nor what is
//! said to be unused.
fn main() {
    println!("one program of two"); //~ silent
}
