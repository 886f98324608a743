//! Next to a file that is made, filled and closed in each turn, a line in the list of them is cheap.
use std::fs::{self, File};
use std::io::{self, Write};

fn store(folder: &str, name: &str, bytes: &[u8]) -> io::Result<()> {
    fs::write(format!("{folder}/{name}"), bytes)
}

fn split(bytes: &[u8], folder: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut list = File::create(format!("{folder}/list"))?;
    for (at, part) in bytes.chunks(4096).enumerate() {
        let name = format!("part-{at}");
        store(folder, &name, part)?;
        writeln!(list, "{name}")?; //~ quiet beside
    }
    Ok(())
}

fn main() -> io::Result<()> {
    split(&fs::read("input.bin")?, "parts")
}
