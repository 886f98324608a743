//! The instrument answers byte by byte and must not be asked for more: a comment above the item says so for all of it.
use std::fs::File;
use std::io::{self, Read};

struct Instrument {
    port: File,
}

// buffix: allow(unbuffered_read) the instrument blocks where it is asked for more than it has
/// Both replies end with a line feed.
impl Instrument {
    fn open(path: &str) -> io::Result<Self> {
        Ok(Self { port: File::open(path)? })
    }

    fn reply(&mut self) -> io::Result<Vec<u8>> {
        let mut reply = Vec::new();
        for byte in self.port.by_ref().bytes() { //~ silent
            match byte? {
                b'\n' => break,
                byte => reply.push(byte),
            }
        }
        Ok(reply)
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "/dev/null".to_owned());
    let mut instrument = Instrument::open(&path)?;
    println!("{}", instrument.reply()?.len() + instrument.reply()?.len());
    Ok(())
}
