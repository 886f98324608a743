//! `ogg`: a page is three reads, and a write for its header and for each piece of a packet; nothing is flushed.

pub use reading::{OggReadError, PacketReader};
pub use writing::{PacketWriteEndInfo, PacketWriter};

pub struct Packet;

pub mod reading {
    use std::io::{Read, Seek};

    use ogg::Packet;

    pub struct OggReadError;
    pub struct PacketReader<T>;

    impl std::error::Error for OggReadError {}

    impl<T: Read + Seek> PacketReader<T> {
        pub fn new(rdr: T) -> PacketReader<T>;

        /// Reads a page in three pieces.
        /// ```
        /// let mut reader = ogg::PacketReader::new(std::fs::File::open("f")?);
        /// while let Some(packet) = reader.read_packet()? {}
        /// ```
        #[sink(once_per = "block", per_kib = 0.7)]
        pub fn read_packet(&mut self) -> Result<Option<Packet>, OggReadError>;

        /// Reads a page in three pieces.
        #[buffers]
        pub fn read_packet_expected(&mut self) -> Result<Packet, OggReadError>;

        pub fn into_inner(self) -> T;
    }
}

pub mod writing {
    use std::io::{Result, Write};

    pub struct PacketWriter<T>;

    pub enum PacketWriteEndInfo {
        NormalPacket,
        EndPage,
        EndStream,
    }

    impl<T: Write> PacketWriter<T> {
        pub fn new(wtr: T) -> Self;

        /// Writes the header of a page and every packet in it by themselves.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut writer = ogg::PacketWriter::new(&mut file);
        /// for position in 0..100 {
        ///     writer.write_packet(vec![0; 40], 1, ogg::PacketWriteEndInfo::NormalPacket, position)?;
        /// }
        /// ```
        #[sink(once_per = "token", per_kib = 2.58)]
        pub fn write_packet<P>(
            &mut self,
            pck_cont: P,
            serial: u32,
            inf: PacketWriteEndInfo,
            absgp: u64,
        ) -> Result<()>;

        pub fn inner_mut(&mut self) -> &mut T;
        pub fn into_inner(self) -> T;
    }
}
