//! `lewton`: reads a page of some KiB in three pieces.

pub struct VorbisError;

impl std::error::Error for VorbisError {}

pub mod inside_ogg {
    use std::io::{Read, Seek};

    use lewton::VorbisError;

    pub struct OggStreamReader<T>;

    impl<T: Read + Seek> OggStreamReader<T> {
        pub fn new(rdr: T) -> Result<Self, VorbisError>;

        /// Reads a page of some KiB in three pieces.
        /// ```
        /// let mut reader = lewton::inside_ogg::OggStreamReader::new(std::fs::File::open("f")?)?;
        /// while let Some(samples) = reader.read_dec_packet()? {}
        /// ```
        #[sink(once_per = "block")]
        pub fn read_dec_packet(&mut self) -> Result<Option<Vec<Vec<i16>>>, VorbisError>;

        /// Reads a page of some KiB in three pieces.
        /// ```
        /// let mut reader = lewton::inside_ogg::OggStreamReader::new(std::fs::File::open("f")?)?;
        /// while let Some(samples) = reader.read_dec_packet_itl()? {}
        /// ```
        #[sink(once_per = "block")]
        pub fn read_dec_packet_itl(&mut self) -> Result<Option<Vec<i16>>, VorbisError>;
    }
}
