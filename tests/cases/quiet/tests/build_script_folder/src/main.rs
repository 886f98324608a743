//! What the folder of a build script holds runs when the program is built, though a test may include it too.
fn main() {
    println!("migrated"); //~ silent
}
