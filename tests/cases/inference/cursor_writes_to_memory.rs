//! `Cursor` writes to memory, whatever wraps it.

use std::fs;
use std::io::{self, Cursor, Seek, SeekFrom, Write};

use byteorder::{BigEndian, WriteBytesExt};

fn main() -> io::Result<()> {
    let mut packet = Cursor::new(vec![0; 4]);
    packet.seek(SeekFrom::End(0))?;
    for id in 0..300u16 {
        packet.write_u16::<BigEndian>(id)?;
        write!(packet, "{};", id)?; //~ silent
    }
    let length = packet.get_ref().len() as u32;
    packet.set_position(0);
    packet.write_u32::<BigEndian>(length)?;

    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    fs::write(path, packet.into_inner()) //~ silent
}
