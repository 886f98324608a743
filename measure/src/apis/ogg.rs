//! `ogg` on packets of speech and of music.

use std::io::Write;

use ogg::{PacketReader, PacketWriteEndInfo, PacketWriter};

use super::{read, write};
use crate::input;
use crate::measure::{Api, Outcome};

/// The size of a packet, in bytes.
const PACKET: usize = 480;

/// So many packets to a page as make it as long as encoders do.
const FULL: usize = 9;

fn packets(writer: impl Write, size: usize, in_page: usize) -> Outcome {
    let mut writer = PacketWriter::new(writer);
    let all = input::noise(size);
    for (index, packet) in all.chunks(PACKET).enumerate() {
        let is_last = (index + 1) % in_page == 0;
        let end = if is_last { PacketWriteEndInfo::EndPage } else { PacketWriteEndInfo::NormalPacket };
        writer.write_packet(packet, 1, end, index as u64 * 960)?;
    }
    Ok(writer.write_packet(vec![0; PACKET], 1, PacketWriteEndInfo::EndStream, 0)?)
}

fn encoded(size: usize, in_page: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    packets(&mut bytes, size, in_page).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("ogg" "0.9", "ogg::reading::PacketReader::read_packet", "pages of 4 KiB", |it| encoded(it, FULL), |reader| {
            let mut reader = PacketReader::new(reader);
            while reader.read_packet()?.is_some() {}
            Ok(())
        }),
        read!("ogg" "0.9", "ogg::reading::PacketReader::read_packet", "a page for each packet", |it| encoded(it, 1), |reader| {
            let mut reader = PacketReader::new(reader);
            while reader.read_packet()?.is_some() {}
            Ok(())
        }),
        write!("ogg" "0.9", "ogg::writing::PacketWriter::write_packet", "pages of 4 KiB", |writer, size| {
            packets(writer, size, FULL)
        }),
        write!("ogg" "0.9", "ogg::writing::PacketWriter::write_packet", "a page for each packet", |writer, size| {
            packets(writer, size, 1)
        }),
    ]
}
