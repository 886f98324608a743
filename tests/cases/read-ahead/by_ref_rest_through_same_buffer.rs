//! The title is read byte by byte and the rest in one go: one buffer has to serve both.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut page = File::open("input.txt")?;
    let mut title = Vec::new();
    for byte in page.by_ref().bytes() { //~ safe once per byte
        match byte? {
            b'\n' => break,
            byte => title.push(byte),
        }
    }
    let mut body = String::new();
    page.read_to_string(&mut body)?;
    println!("{}: {} lines", String::from_utf8_lossy(&title), body.lines().count());
    Ok(())
}
