//! `pcap-file` on packets of 60 bytes.

use std::io::Write;
use std::time::Duration;

use pcap_file::TsResolution;
use pcap_file::pcap::{PcapHeader, PcapPacket, PcapReader, PcapWriter};

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

/// In nanoseconds, of which no reader makes more.
fn precise(size: usize) -> Vec<u8> {
    let header = PcapHeader { ts_resolution: TsResolution::NanoSecond, ..PcapHeader::default() };
    let mut writer = PcapWriter::with_header(Vec::new(), header).expect("a vector takes all");
    for packet in input::noise(size).chunks(60) {
        let packet = PcapPacket::new(Duration::from_secs(1), 60, packet);
        writer.write_packet(&packet).expect("a vector takes all");
    }
    writer.into_writer()
}

fn older_packets(writer: impl Write, size: usize) -> Outcome {
    let mut writer = pcap_file_1::PcapWriter::new(writer)?;
    for packet in input::noise(size).chunks(60) {
        writer.write(1, 0, packet, 60)?;
    }
    Ok(())
}

pub fn apis() -> Vec<Api> {
    vec![
        read!("pcap-file" "1", "pcap_file::PcapReader::new", "", precise, |reader| {
            Ok(pcap_file_1::PcapReader::new(reader)?.try_for_each(|it| it.map(drop))?)
        }),
        write!("pcap-file" "1", "pcap_file::PcapWriter::new", "packets of 60 bytes", |writer, size| {
            older_packets(writer, size)
        }),
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
