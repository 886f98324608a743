use std::io::{self, Write};

pub fn encode<W: Write>(out: &mut W, number: u32) -> io::Result<()> {
    try!(out.write_all(&number.to_be_bytes())); //~ safe once per call
    Ok(())
}
