//! `pcap_file`: reads blocks of a megabyte since 2, and every head and every packet by itself before; writes every field
//! of a packet by itself, and nothing is flushed.

use std::io::{Read, Write};

pub struct PcapError;

impl std::error::Error for PcapError {}

/// As it was before 2.
pub struct Packet;

/// As it was before 2.
pub struct PcapReader<R>;

/// As it was before 2.
pub struct PcapWriter<W>;

impl<R: Read> PcapReader<R> {
    /// Reads the fields of a packet and its bytes by themselves.
    /// ```
    /// for packet in pcap_file::PcapReader::new(std::fs::File::open("f")?)? {
    ///     packet?;
    /// }
    /// ```
    #[sink(once_per = "token", per_kib = 80.8)]
    pub fn new(reader: R) -> Result<PcapReader<R>, PcapError>;

    pub fn into_reader(self) -> R;
    pub fn get_ref(&self) -> &R;
}

impl<R: Read> Iterator for PcapReader<R> {
    type Item = Result<Packet, PcapError>;
}

impl<W: Write> PcapWriter<W> {
    /// Writes every field of a packet by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// pcap_file::PcapWriter::new(&mut file)?.write(1, 0, &[0; 4], 4)?;
    /// ```
    #[sink(once_per = "token", per_kib = 67.4)]
    pub fn new(writer: W) -> Result<PcapWriter<W>, PcapError>;

    pub fn write(&mut self, ts_sec: u32, ts_nsec: u32, data: &[u8], orig_len: u32) -> Result<(), PcapError>;
    pub fn write_packet(&mut self, packet: &Packet) -> Result<(), PcapError>;
    pub fn into_writer(self) -> W;
    pub fn get_ref(&self) -> &W;
}

pub mod pcap {
    use std::io::{Read, Write};

    use pcap_file::PcapError;

    pub struct PcapPacket;
    pub struct PcapHeader;
    pub struct PcapWriter<W>;

    pub struct PcapReader<R>;

    impl<R: Read> PcapReader<R> {
        /// Reads blocks of a megabyte, and before 2 the fields of a packet and its bytes by themselves.
        /// ```
        /// let mut reader = pcap_file::pcap::PcapReader::new(std::fs::File::open("f")?)?;
        /// while let Some(packet) = reader.next_packet() {
        ///     packet?;
        /// }
        /// ```
        #[sink(once_per = "token", before = "2")]
        pub fn new(reader: R) -> Result<PcapReader<R>, PcapError>;
        pub fn next_packet(&mut self) -> Option<Result<PcapPacket, PcapError>>;
        pub fn into_reader(self) -> R;
    }

    impl<W: Write> PcapWriter<W> {
        /// Writes every field of a packet by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let packet = pcap_file::pcap::PcapPacket::new(std::time::Duration::ZERO, 4, &[0; 4]);
        /// pcap_file::pcap::PcapWriter::new(&mut file)?.write_packet(&packet)?;
        /// ```
        #[sink(once_per = "token", per_kib = 67.4)]
        pub fn new(writer: W) -> Result<PcapWriter<W>, PcapError>;

        pub fn write_packet(&mut self, packet: &PcapPacket) -> Result<usize, PcapError>;
        pub fn into_writer(self) -> W;
    }

    impl PcapPacket {
        pub fn new(timestamp: std::time::Duration, orig_len: u32, data: &[u8]) -> PcapPacket;
    }
}
