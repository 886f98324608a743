//! What is written anew by its path is another file, and no handle is cloned: reading ahead shows nothing old.
use std::fs::{self, File};
use std::io::{self, Read};

fn note(count: usize) -> io::Result<()> {
    fs::write("progress.txt", count.to_string())
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let (mut lines, mut byte) = (0, [0_u8]);
    while file.read(&mut byte)? == 1 { //~ safe once per call
        if byte[0] == b'\n' {
            lines += 1;
            if lines % 100 == 0 {
                note(lines)?;
            }
        }
    }
    println!("{lines} lines, {}", fs::read_to_string("progress.txt")?);
    Ok(())
}
