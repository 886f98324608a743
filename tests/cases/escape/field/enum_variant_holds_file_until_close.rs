//! Each variant is written in an arm of its own; the file's buffer stands in the variant, and `close` flushes it, which every owner has to call.
use std::fs::{self, File};
use std::io::{self, Write};

enum Target {
    Nowhere,
    Memory(Vec<u8>),
    Disk(File),
}

impl Target {
    fn put(&mut self, row: usize, line: &str) -> io::Result<()> {
        match self {
            Target::Nowhere => Ok(()),
            Target::Memory(bytes) => writeln!(bytes, "{row} {line}"),
            Target::Disk(file) => writeln!(file, "{row} {line}"), //~ review once per fragment
        }
    }

    fn close(self) -> io::Result<usize> {
        match self {
            Target::Nowhere => Ok(0),
            Target::Memory(bytes) => Ok(bytes.len()),
            Target::Disk(mut file) => {
                file.flush()?;
                Ok(1)
            }
        }
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    for mut target in [Target::Nowhere, Target::Memory(Vec::new()), Target::Disk(File::create("disk.txt")?)] {
        for (row, line) in text.lines().enumerate() {
            target.put(row, line)?;
        }
        println!("{}", target.close()?); //~ quiet few-calls
    }
    Ok(())
}
