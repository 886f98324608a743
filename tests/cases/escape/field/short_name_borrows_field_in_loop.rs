//! `let out = &mut self.file` is the usual short name of a field; each row is in the file when its method returns.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

struct BitmapWriter {
    file: File,
    rows: u32,
}

impl BitmapWriter {
    fn new(path: impl AsRef<Path>) -> io::Result<BitmapWriter> {
        Ok(BitmapWriter {
            file: File::options().write(true).create(true).truncate(true).open(path)?,
            rows: 0,
        })
    }

    fn row(&mut self, pixels: &[u8]) -> io::Result<()> {
        let out = &mut self.file;
        for pixel in pixels {
            out.write_all(&[*pixel, *pixel, *pixel])?; //~ safe once per call
        }
        self.rows += 1;
        Ok(())
    }

    fn done(self) -> io::Result<u32> {
        let BitmapWriter { mut file, rows } = self;
        file.write_all(&rows.to_le_bytes())?; //~ silent
        file.flush()?;
        Ok(rows)
    }
}

fn main() -> io::Result<()> {
    let data = fs::read("input.bin")?;
    let mut bitmap = BitmapWriter::new("image.raw")?;
    for row in data[..2048].chunks(64) {
        bitmap.row(row)?;
    }
    println!("{} rows", bitmap.done()?);
    Ok(())
}
