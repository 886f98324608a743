//! What a macro of the program writes stands in no one place that could be changed.

use std::fs::{self, File};
use std::io::{self, Write};

macro_rules! dump {
    ($path:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut file = File::create($path)?;
        $(writeln!(file, "{} = {}", stringify!($name), $value)?;)+ //~ silent
    }};
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    dump!(path, lines = text.lines().count(), bytes = text.len(), words = text.split_whitespace().count()); //~ quiet few-calls
    Ok(())
}
