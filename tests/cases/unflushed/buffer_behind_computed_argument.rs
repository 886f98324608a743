//! Where a buffer only takes a name, it may as well be made before the other arguments are computed.
//! calls: no more

use std::fs::File;
use std::io::{self, BufWriter, Write};

struct Moc(Vec<u64>);

impl Moc {
    fn cells(&self) -> Vec<u64> {
        self.0.clone()
    }
}

enum Format {
    Ascii(String),
    Json(String),
}

fn to_ascii<W: Write>(cells: Vec<u64>, fold: bool, mut writer: W) -> io::Result<()> {
    for cell in cells {
        write!(writer, "{cell}{}", if fold { '\n' } else { ' ' })?;
    }
    Ok(())
}

fn write(moc: &Moc, format: Format) -> io::Result<()> {
    match format {
        Format::Ascii(path) => {
            let file = File::create(path)?;
            to_ascii(moc.cells(), true, BufWriter::new(file)) //~ safe unflushed_buffer
        }
        Format::Json(path) => {
            let file = File::create(path)?;
            to_ascii(moc.0.clone(), false, BufWriter::new(file))?; //~ safe unflushed_buffer
            Ok(())
        }
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let moc = Moc((0..300).collect());
    write(&moc, Format::Json("cells".to_owned()))?;
    write(&moc, Format::Ascii(path))
}
