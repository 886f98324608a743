//! A provided method calls the required trait's method on what has both traits; the type that has the required one alone
//! is never written that way.
use std::fs::File;
use std::io::{self, Write};

trait Serialize {
    fn to_writer(&self, out: &mut dyn Write) -> io::Result<()>;
}

trait Packet: Serialize {
    fn to_writer_with_head(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(&[0x99])?; //~ safe once per call
        self.to_writer(out)
    }
}

struct Title;

impl Serialize for Title {
    fn to_writer(&self, out: &mut dyn Write) -> io::Result<()> {
        for word in ["BEGIN", "PUBLIC", "KEY"] {
            write!(out, "-{word}")?; //~ silent
        }
        Ok(())
    }
}

struct Key(Vec<u16>);

impl Serialize for Key {
    fn to_writer(&self, out: &mut dyn Write) -> io::Result<()> {
        for number in &self.0 {
            out.write_all(&number.to_be_bytes())?; //~ safe once per call
        }
        Ok(())
    }
}

impl Packet for Key {}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let mut text = Vec::new();
    Title.to_writer(&mut text)?;
    println!("{}", text.len());
    let key = Key((0..500).collect());
    let mut file = File::create(path)?;
    key.to_writer_with_head(&mut file) //~ silent
}
