//! The file is made in one crate and read in another: only the maker can wrap it, and its signature names the type.
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
