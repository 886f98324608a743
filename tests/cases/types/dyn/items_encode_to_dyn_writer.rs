//! The impls of `Encode` write the pieces; the function that owns the file only loops over items.
use std::fs::{self, File};
use std::io::{self, Write};

trait Encode {
    fn encode(&self, out: &mut dyn Write) -> io::Result<()>;
}

impl Encode for str {
    fn encode(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(&(self.len() as u16).to_le_bytes())?; //~ safe once per call
        out.write_all(self.as_bytes()) //~ safe once per call
    }
}

struct Posting<'a> {
    word: &'a str,
    line: u32,
}

impl Encode for Posting<'_> {
    fn encode(&self, out: &mut dyn Write) -> io::Result<()> {
        self.word.encode(out)?;
        out.write_all(&self.line.to_le_bytes()) //~ safe once per call
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut index = File::create(path)?;
    for (line, content) in (1..).zip(text.lines()) {
        for word in content.split(' ') {
            Posting { word, line }.encode(&mut index)?; //~ silent
        }
    }
    Ok(())
}
