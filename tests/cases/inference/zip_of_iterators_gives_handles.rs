//! What an iterator is zipped with is an iterator too, and becomes one by being itself.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let names = ["a.txt", "b.txt"];
    let mut files = names.iter().map(File::create).collect::<io::Result<Vec<_>>>()?;
    for (name, file) in names.iter().zip(files.iter_mut()) {
        for number in 0..4000 {
            writeln!(file, "{name} {number}")?; //~ safe once per fragment
        }
    }
    Ok(())
}
