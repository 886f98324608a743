//! A file that no `mod` leads to is not compiled: it was left lying there, or is not finished.
fn main() -> std::io::Result<()> {
    println!("{}", with_a_file_that_nobody_declares::count("input.txt")?); //~ silent
    Ok(())
}
