//! `hdrhistogram`: a histogram is written in one piece, or in three where it is deflated, and read in eight.

pub struct Histogram<T>;

pub mod serialization {
    use std::io::{Read, Write};

    use hdrhistogram::Histogram;

    pub struct DeserializeError;
    pub struct Deserializer;
    pub struct V2DeflateSerializer;
    pub struct V2Serializer;

    impl std::error::Error for DeserializeError {}

    impl Deserializer {
        pub fn new() -> Deserializer;

        /// Reads the fields of the header and the counts in eight pieces.
        pub fn deserialize<T, R: Read>(&mut self, reader: &mut R) -> Result<Histogram<T>, DeserializeError>;
    }

    impl V2Serializer {
        pub fn new() -> V2Serializer;
    }

    impl V2DeflateSerializer {
        pub fn new() -> V2DeflateSerializer;
    }

    pub trait Serializer {
        type SerializeError;

        /// Writes a histogram in one piece, or in three where it is deflated.
        #[buffers]
        fn serialize<T, W: Write>(
            &mut self,
            h: &Histogram<T>,
            writer: &mut W,
        ) -> Result<usize, Self::SerializeError>;
    }

    impl Serializer for V2Serializer {}
    impl Serializer for V2DeflateSerializer {}
}
