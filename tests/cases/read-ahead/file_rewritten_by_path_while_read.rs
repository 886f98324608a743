//! At a mark the rest of the file is replaced by its path, and the loop goes on with the new text.
use std::fs::{self, File};
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let path = "words.txt";
    fs::write(path, "one two; three four five\n".repeat(40))?;
    let mut file = File::open(path)?;
    let (mut seen, mut byte) = (String::new(), [0_u8]);
    while file.read(&mut byte)? == 1 { //~ review once per call
        if byte[0] == b';' {
            fs::write(path, "a text that is not longer than before\n".repeat(20))?;
        }
        seen.push(char::from(byte[0]));
    }
    println!("{} letters, {:?}", seen.len(), seen.get(..30));
    Ok(())
}
