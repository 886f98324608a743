//! What a function imports for itself is invisible outside, and so should its new import be.
fn word_count(path: &str) -> std::io::Result<usize> {
    use std::fs::File;
    use std::io::Read;

    let mut spaces = 0;
    for byte in File::open(path)?.bytes() { //~ safe once per byte
        spaces += usize::from(byte? == b' ');
    }
    Ok(spaces + 1)
}

fn main() -> std::io::Result<()> {
    println!("{}", word_count("input.txt")?);
    Ok(())
}
