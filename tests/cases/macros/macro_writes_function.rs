//! The text of a macro is not the text of a function: it serves calls that look quite different.
use std::fs::File;
use std::io::{self, Read};

macro_rules! counter {
    ($name:ident, $byte:literal) => {
        fn $name(path: &str) -> io::Result<usize> {
            let mut n = 0;
            for byte in File::open(path)?.bytes() { //~ silent
                n += usize::from(byte? == $byte);
            }
            Ok(n)
        }
    };
}

counter!(count_lines, b'\n');
counter!(count_spaces, b' ');

fn main() -> io::Result<()> {
    println!("{} {}", count_lines("input.txt")?, count_spaces("input.txt")?);
    Ok(())
}
