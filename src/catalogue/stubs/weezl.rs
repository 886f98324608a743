//! `weezl`: a stream gathers large blocks; nothing is flushed.

pub enum BitOrder {
    Msb,
    Lsb,
}

pub mod encode {
    use std::io::Write;

    use weezl::BitOrder;

    pub struct Encoder;

    /// Gathers its output into large blocks.
    #[buffers]
    pub struct IntoStream<W>;

    impl Encoder {
        pub fn new(order: BitOrder, size: u8) -> Self;
        pub fn into_stream<W: Write>(&mut self, writer: W) -> IntoStream<W>;
    }
}

pub mod decode {
    use std::io::Write;

    use weezl::BitOrder;

    pub struct Decoder;

    /// Gathers its output into large blocks.
    #[buffers]
    pub struct IntoStream<W>;

    impl Decoder {
        pub fn new(order: BitOrder, size: u8) -> Self;
        pub fn into_stream<W: Write>(&mut self, writer: W) -> IntoStream<W>;
    }
}
