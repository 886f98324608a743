//! `(0..n).map(|_| read(..)).collect()` is how most parsers read a table.
use std::fs::File;
use std::io::{self, Read};

struct Glyph {
    advance: u16,
    bearing: i16,
}

fn read_u16<R: Read>(reader: &mut R) -> io::Result<u16> {
    let mut bytes = [0; 2];
    reader.read_exact(&mut bytes)?; //~ safe once per call
    Ok(u16::from_be_bytes(bytes))
}

fn read_glyphs<R: Read>(reader: &mut R, count: usize) -> io::Result<Vec<Glyph>> {
    (0..count)
        .map(|_| {
            let advance = read_u16(reader)?;
            let bearing = read_u16(reader)? as i16;
            Ok(Glyph { advance, bearing })
        })
        .collect()
}

fn main() -> io::Result<()> {
    let mut font = File::open("input.bin")?;
    let glyphs = read_glyphs(&mut font, 6000)?; //~ silent
    let wide = glyphs.iter().filter(|glyph| i32::from(glyph.advance) > i32::from(glyph.bearing)).count();
    println!("{wide} of {}", glyphs.len());
    Ok(())
}
