//! `GzDecoder` reads its file in blocks of 32 KiB, so single bytes of the text cost nothing below.
use std::fs::File;
use std::io::{self, Read};

use flate2::read::GzDecoder;

fn next_word(reader: &mut impl Read) -> io::Result<Option<String>> {
    let mut word = String::new();
    let mut byte = [0];
    while reader.read(&mut byte)? == 1 { //~ silent
        if byte[0].is_ascii_whitespace() {
            return Ok(Some(word));
        }
        word.push(char::from(byte[0]));
    }
    Ok(None)
}

fn main() -> io::Result<()> {
    let mut reader = GzDecoder::new(File::open("input.gz")?);
    let mut mists = 0;
    while let Some(word) = next_word(&mut reader)? {
        mists += usize::from(word == "mist");
    }
    println!("{mists}"); //~ silent
    Ok(())
}
