//! `pcap_file`: reads blocks of a megabyte, writes every field of a packet by itself; nothing is flushed.

pub struct PcapError;

impl std::error::Error for PcapError {}

pub mod pcap {
    use std::io::{Read, Write};

    use pcap_file::PcapError;

    pub struct PcapPacket;
    pub struct PcapHeader;
    pub struct PcapWriter<W>;

    /// Reads blocks of a megabyte.
    #[buffers]
    pub struct PcapReader<R>;

    impl<R: Read> PcapReader<R> {
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
