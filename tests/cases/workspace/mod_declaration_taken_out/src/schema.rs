use std::fs::File;
use std::io::{self, Write};

pub fn run(names: &[String]) -> io::Result<()> {
    let mut file = File::create("output")?;
    for name in names {
        writeln!(file, "name = {name}")?; //~ quiet unused
    }
    Ok(())
}
