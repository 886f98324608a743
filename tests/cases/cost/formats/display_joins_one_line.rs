//! A `Display` that joins a few names is one line: its loop ends none.
use std::fmt;
use std::fs::File;
use std::io::{self, Write};

struct Place(Vec<&'static str>);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, name) in self.0.iter().enumerate() {
            if at > 0 {
                write!(f, "::")?;
            }
            write!(f, "{name}")?;
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let mut file = File::create(path)?;
    writeln!(file, "{}", Place(vec!["std", "fs", "File"])) //~ quiet few-calls
}
