//! `pub` in a module that the library keeps for itself is no promise: nobody outside can name the field.
fn main() -> std::io::Result<()> {
    println!("{}", depth::deepest("input.bin", 4000)?);
    Ok(())
}
