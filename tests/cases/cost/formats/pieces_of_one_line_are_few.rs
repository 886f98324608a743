//! A list of a few words ends up in one line, which nothing in the code ends.

use std::fs::File;
use std::io::{self, Write};

fn save(path: &str, components: &[String]) -> io::Result<()> {
    let mut file = File::create(path)?;
    write!(file, "deb {}", path)?; //~ quiet few-calls
    for component in components {
        write!(file, " {}", component)?; //~ silent
    }
    Ok(())
}

fn main() -> io::Result<()> {
    save("output", &["main".to_owned(), "universe".to_owned()])
}
