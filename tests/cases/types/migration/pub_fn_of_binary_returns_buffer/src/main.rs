//! `pub fn` in a module of a binary promises nothing to anybody: its signature may follow the value.
mod source;

use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    let mut packets = source::packets(Path::new("input.bin"))?;
    let mut bytes = 0;
    while let Some(packet) = packets.read_packet()? {
        bytes += packet.0.len();
    }
    println!("{bytes}");
    Ok(())
}
