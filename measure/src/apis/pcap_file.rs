//! `pcap-file` on packets of 60 bytes.

use std::io::Write;
use std::time::Duration;

use pcap_file::pcap::{PcapPacket, PcapReader, PcapWriter};

use super::{read, write};
use crate::input;
use crate::measure::{Api, Outcome};

fn packets(writer: impl Write, size: usize) -> Outcome {
    let mut writer = PcapWriter::new(writer)?;
    for packet in input::noise(size).chunks(60) {
        writer.write_packet(&PcapPacket::new(Duration::from_secs(1), 60, packet))?;
    }
    Ok(())
}

fn encoded(size: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    packets(&mut bytes, size).expect("a vector takes all");
    bytes
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("pcap-file" "2", "pcap_file::pcap::PcapReader::new", "", encoded, |reader| {
            let mut reader = PcapReader::new(reader)?;
            while reader.next_packet().is_some_and(|it| it.is_ok()) {}
            Ok(())
        }),
        write!("pcap-file" "2", "pcap_file::pcap::PcapWriter::new", "packets of 60 bytes", |writer, size| {
            packets(writer, size)
        }),
    ]
}
