//! The vector holds files and memory behind one trait; a file is wrapped in its own box.
use std::fs::File;
use std::io::{self, Read};

fn sources(names: &[&str]) -> io::Result<Vec<Box<dyn Read>>> {
    let mut sources: Vec<Box<dyn Read>> = vec![Box::new(&b"prelude\n"[..])];
    for name in names {
        sources.push(Box::new(File::open(name)?));
    }
    Ok(sources)
}

fn main() -> io::Result<()> {
    let mut sum = 0_u32;
    for source in sources(&["input.txt", "config.json"])? {
        for byte in source.bytes() { //~ safe once per byte
            sum = sum.rotate_left(5) ^ u32::from(byte?);
        }
    }
    println!("{sum:08x}");
    Ok(())
}
