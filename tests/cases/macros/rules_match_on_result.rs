//! What the macro does about an error stands in its rules, for which a flush cannot speak.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

macro_rules! attempt {
    ($to:expr, $format:literal $(, $value:expr)*) => {
        match writeln!($to, $format $(, $value)*) {
            Ok(()) => {}
            Err(error) => return Err(error),
        }
    };
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    let mut out = File::create(path)?;
    for n in 1..500u64 {
        attempt!(out, "{} {}", n, n * n); //~ review once per fragment
    }
    Ok(())
}
