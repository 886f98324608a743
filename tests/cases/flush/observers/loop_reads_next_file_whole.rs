//! The files that a loop reads are most often others than the one that it writes.
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let folder = std::env::current_dir()?;
    let names = vec![String::from("input.txt"); 40];
    let mut file = File::create(path)?;
    for name in names {
        let text = fs::read_to_string(folder.join(&name))?;
        writeln!(file, "{name}: {} lines, {} bytes", text.lines().count(), text.len())?; //~ safe once per fragment
    }
    Ok(())
}
